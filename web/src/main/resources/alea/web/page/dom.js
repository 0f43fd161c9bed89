// Elements from data. Texts become text nodes, so that nothing that comes from elsewhere is ever read as HTML.

const SVG = 'http://www.w3.org/2000/svg';

function filled(element, attributes, children) {
  const {value, ...rest} = attributes ?? {};
  for (const [name, is] of Object.entries(rest)) {
    if (name.startsWith('on')) {
      element.addEventListener(name.slice(2), is);
    } else if (is !== undefined && is !== null && is !== false) {
      element.setAttribute(name, is === true ? '' : is);
    }
  }
  element.append(...present(children));
  if (value !== undefined && value !== null) {
    element.value = value; // last: a select knows its options only now
  }
  return element;
}

function present(children) {
  return children.flat(Infinity).filter(child => child !== undefined && child !== null && child !== false);
}

/** An element of HTML. Attributes that are false, null or undefined are left out; on… are listeners. */
export function h(tag, attributes, ...children) {
  return filled(document.createElement(tag), attributes, children);
}

/** An element of SVG. */
export function s(tag, attributes, ...children) {
  return filled(document.createElementNS(SVG, tag), attributes, children);
}

/**
 * Puts other children into an element. Whoever had the focus in it has it again: the new element with the same
 * data-key, else the one with data-focus, else the first that can, so that the keyboard is never thrown back to the top
 * of the page.
 */
export function fill(element, ...children) {
  const had = element.contains(document.activeElement) && document.activeElement !== element;
  const key = had ? document.activeElement.dataset.key : undefined;
  element.replaceChildren(...present(children));
  if (had) {
    const same = key && element.querySelector(`[data-key="${CSS.escape(key)}"]:not([disabled])`);
    const next = same || element.querySelector('[data-focus]')
      || element.querySelector('button:not([disabled]),a[href],input,select,[tabindex]');
    next?.focus();
  }
  return element;
}

/** A field of a form with its label above, and what there is to know below. */
export function field(label, control, note) {
  return h('label', {class: 'field'}, h('span', {}, label), control, note && h('span', {class: 'dim'}, note));
}

/** A select of [value, words], or of {label, options} for groups. */
export function select(attributes, options, value) {
  const option = ([of, words]) => h('option', {value: of}, words);
  return h('select', {...attributes, value}, options.map(one => Array.isArray(one)
    ? option(one)
    : h('optgroup', {label: one.label}, one.options.map(option))));
}

/** A button. */
export function button(words, onclick, attributes) {
  return h('button', {type: 'button', onclick, ...attributes}, words);
}

/** A box that scrolls where what it holds is wider than the page, also by keys. */
export function box(label, ...children) {
  return h('div', {class: 'box', tabindex: 0, role: 'region', 'aria-label': label}, children);
}

/** A table: heads are words, a row is a list of words, of elements, or of {…attributes of the row, cells}. */
export function table(caption, heads, rows) {
  const row = of => {
    const {cells, ...attributes} = Array.isArray(of) ? {cells: of} : of;
    return h('tr', attributes, cells.map((cell, i) => i === 0 ? h('th', {scope: 'row'}, cell) : h('td', {}, cell)));
  };
  return box(caption, h('table', {},
    h('caption', {}, caption),
    h('thead', {}, h('tr', {}, heads.map(head => h('th', {scope: 'col'}, head)))),
    h('tbody', {}, rows.map(row))));
}
