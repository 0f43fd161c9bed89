// A rule file that is being written: its lines have numbers, and what is wrong with one stands below and marks it. What
// was written stands in the address.

import {button, fill, h} from './dom.js';
import {announce, attempt, offer} from './page.js';
import {packed, unpacked} from './record.js';
import {go} from './router.js';
import {call, forget} from './rpc.js';
import {said, t, told} from './text.js';

const HELD = /^edit=(.+)$/;
/** Milliseconds without a key after which what was written is looked at. */
const PAUSE = 400;

export class Editor {
  element;
  #text;
  #numbers = h('pre', {'aria-hidden': 'true'});
  #verdict = h('div', {});
  #name = h('input', {'aria-label': t('editor.name'), size: 16, spellcheck: 'false'});
  #timer = 0;
  #asked = 0;
  #signal;

  /**
   * @param yaml what stands in the file at first
   * @param file its name, or one that is free
   */
  constructor(yaml, file, route) {
    this.#signal = route.signal;
    this.#name.value = file;
    const held = HELD.exec(route.hash)?.[1];
    this.#text = h('textarea', {spellcheck: 'false', wrap: 'off', lang: 'en', 'aria-label': t('editor.text'),
      value: yaml, oninput: () => this.#written()});
    this.element = h('section', {}, h('h2', {}, t('editor.title')),
      h('details', {open: Boolean(held)}, h('summary', {}, t('editor.open')),
        h('div', {class: 'editor'}, this.#numbers, this.#text), this.#verdict,
        h('p', {class: 'tools'}, this.#name,
          button(t('editor.save'), () => attempt(() => this.#save())),
          button(t('editor.file'), () => offer(this.#name.value, this.#text.value)))));
    this.#draw([]);
    if (held) {
      unpacked(held).then(text => {
        this.#text.value = text;
        this.#written();
      }, () => {}); // what is no text is no reason not to show the rules
    }
  }

  #written() {
    this.#draw([]);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => attempt(() => this.#check()), PAUSE);
  }

  #draw(bad) {
    const lines = this.#text.value.split('\n').length;
    this.#text.rows = lines + 1;
    this.#numbers.replaceChildren(...Array.from({length: lines}, (_, i) =>
      bad.includes(i + 1) ? h('span', {class: 'bad'}, `✗ ${i + 1}\n`) : `${i + 1}\n`));
  }

  async #check() {
    const mine = ++this.#asked;
    const text = this.#text.value;
    const {ok, errors, files} = await call('rules.check', {text});
    if (mine !== this.#asked || this.#signal.aborted) {
      return;
    }
    history.replaceState(null, '', `${location.pathname}${location.search}#edit=${await packed(text)}`);
    this.#draw(errors.map(error => error.line));
    const {warning, rest} = files[0];
    fill(this.#verdict, ok
      ? h('p', {class: 'good'}, t('editor.good'), warning && [' ', said(warning)])
      : h('ul', {}, errors.map(error => h('li', {}, button(t('editor.line', {line: error.line ?? 1}),
        () => this.#select(error.line ?? 1), {class: 'link', 'data-key': `line ${error.line}`}), ' ',
      said(error.message, 'span', {class: 'poor'})))), rest && said(rest, 'p', {class: 'dim'}));
    announce(ok ? [t('editor.good'), warning && told(warning)].filter(Boolean).join(' ')
      : errors.map(error => `${t('editor.line', {line: error.line ?? 1})} ${error.message}`)
        .concat(rest ? told(rest) : []).join(' '));
  }

  #select(line) {
    const lines = this.#text.value.split('\n');
    const from = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0);
    this.#text.focus();
    this.#text.setSelectionRange(from, from + (lines[line - 1] ?? '').length);
  }

  async #save() {
    const [name, text] = [this.#name.value.trim(), this.#text.value];
    const {file, other: replace} = await call('rules.place', {name, text});
    if (replace && !confirm(t('editor.replace', {file}))) {
      return;
    }
    const {game} = await call('rules.save', {name, text, replace});
    forget(); // there is a game more
    go(`/rules/${encodeURIComponent(game)}`);
  }
}
