// The search: everything else works without this. The index comes when somebody begins to type.

const MOST = 20;
const AROUND = 70;
const TIER = 100; // more than the places of words make
const box = document.querySelector('search');
const input = box.querySelector('input');
const status = box.querySelector('[role=status]');
const list = box.querySelector('ol');
let index;

const plain = text => text.toLowerCase();

/**
 * How well a section has all words, 0 where one is missing: pages whose title has them come first, then sections whose
 * heading has, then what has them in its text; among these, who has words whole and in more places.
 */
function score(section, words) {
  let sum = 0;
  for (const word of words) {
    const whole = (text, much) => (text.includes(word) ? much + (` ${text}`.includes(` ${word}`) ? much : 0) : 0);
    const found = whole(section.heading, 8) + whole(section.title, 4) + whole(section.words, 1);
    if (!found) return 0;
    sum += found / words.length;
  }
  const has = text => words.every(word => text.includes(word));
  const first = section.begins && (has(section.title) || has(section.heading));
  return sum + (first ? 2 * TIER : has(section.heading) ? TIER : 0);
}

/** The words around the first of those that are looked for. */
function excerpt(section, words) {
  const places = words.map(word => section.words.indexOf(word)).filter(place => place >= 0);
  const at = places.length ? Math.min(...places) : 0;
  const from = Math.max(0, at - AROUND);
  const to = at + 2 * AROUND;
  return `${from ? '… ' : ''}${section.text.slice(from, to)}${to < section.text.length ? ' …' : ''}`;
}

function entry(section, words) {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = new URL(section.link, import.meta.url).href;
  link.textContent = section.begins ? section.page : `${section.page}: ${section.section}`;
  const text = document.createElement('span');
  text.textContent = excerpt(section, words);
  item.append(link, text);
  return item;
}

async function search() {
  const asked = input.value;
  const words = plain(asked).split(/\s+/).filter(word => word);
  if (!words.length) {
    status.textContent = '';
    list.replaceChildren();
    return;
  }
  index ??= fetch(new URL('search.json', import.meta.url)).then(answer => answer.json()).then(all => all.map(s =>
    ({ ...s, begins: !s.link.includes('#'), heading: plain(s.section), title: plain(s.page), words: plain(s.text) })));
  const sections = await index;
  if (input.value !== asked) return; // somebody typed on
  const found = sections.map(section => ({ section, score: score(section, words) })).filter(s => s.score)
    .sort((a, b) => b.score - a.score);
  const more = found.length > MOST ? `, the best ${MOST} of them below` : '';
  status.textContent = found.length === 1 ? '1 section' : `${found.length} sections${more}`;
  list.replaceChildren(...found.slice(0, MOST).map(s => entry(s.section, words)));
}

input.addEventListener('input', search);
input.addEventListener('keydown', event => {
  if (event.key === 'Escape') {
    input.value = '';
    search();
  }
});
box.hidden = false;
