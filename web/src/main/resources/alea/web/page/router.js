// Which view an address shows. Everything that a view can be told stands in the address, so that reload, Back and a
// link to somebody else show the same.

let routes = [];
let around = async () => {};
let leaving = new AbortController();
let shown = '';

const here = () => location.pathname + location.search;

/**
 * Begins.
 *
 * @param table [pattern of the path, the view's module, its name in the navigation]
 * @param frame told what view to show, and shows it
 */
export function start(table, frame) {
  routes = table;
  around = frame;
  addEventListener('popstate', () => {
    if (here() !== shown) { // else only the place within the page is another
      show(false);
    }
  });
  document.addEventListener('click', event => {
    const link = event.target.closest?.('a[href]');
    const plain = !event.defaultPrevented && event.button === 0
      && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || link.target || link.hasAttribute('download') || link.origin !== location.origin) {
      return;
    }
    if (link.pathname === location.pathname && link.hash && link.search === location.search) {
      return; // within the page
    }
    event.preventDefault();
    go(link.href);
  });
  return show(true);
}

/** Shows another address. */
export function go(url) {
  history.pushState(null, '', url);
  return show(false);
}

/** Shows this address anew. */
export function again() {
  return show(false);
}

/**
 * Says in the address what is shown, without showing it anew. Values that are empty are left out.
 *
 * @param step whether Back is to lead to what was shown before
 */
export function note(values, step = false) {
  const query = new URLSearchParams(location.search);
  for (const [name, value] of Object.entries(values)) {
    query.delete(name);
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null && one !== '' && one !== false) {
        query.append(name, one);
      }
    }
  }
  const text = query.toString();
  const address = location.pathname + (text && '?' + text) + location.hash;
  if (step) {
    history.pushState(null, '', address);
  } else {
    history.replaceState(null, '', address);
  }
  shown = here();
}

async function show(first) {
  leaving.abort();
  leaving = new AbortController();
  const {signal} = leaving;
  shown = here();
  const found = routes.map(([pattern, module, name]) => ({match: pattern.exec(location.pathname), module, name}))
    .find(route => route.match) ?? {match: [], module: './lost.js', name: ''};
  await around({
    module: found.module,
    name: found.name,
    rest: found.match.slice(1).map(part => part === undefined ? undefined : decodeURIComponent(part)),
    query: new URLSearchParams(location.search),
    hash: location.hash.slice(1),
    signal,
    first,
  });
}
