// The frame of the page: navigation, language, and the view that the address names.

import {h, select} from './dom.js';
import {begin, language, LANGUAGES, speak, t} from './text.js';
import {again, start} from './router.js';
import {complain, fixtures, hush, settle} from './page.js';

const ROUTES = [
  [/^\/$/, './home.js', ''],
  [/^\/play$/, './setup.js', 'play'],
  [/^\/play\/([^/]+)$/, './play.js', 'play'],
  [/^\/analyse$/, './analyse.js', 'analyse'],
  [/^\/review(?:\/([^/]+))?$/, './review.js', 'review'],
  [/^\/arena(?:\/([^/]+))?$/, './arena.js', 'arena'],
  [/^\/jobs$/, './jobs.js', 'jobs'],
  [/^\/rules(?:\/([^/]+))?$/, './rules.js', 'rules'],
  [/^\/players$/, './players.js', 'players'],
  [/^\/papers(?:\/(.+))?$/, './papers.js', 'papers'],
  [/^\/about$/, './about.js', 'about'],
];

const NAVIGATION = ['play', 'analyse', 'review', 'arena', 'rules', 'players', 'papers', 'jobs'];

const main = h('main', {id: 'main'});

function frame(name) {
  const links = NAVIGATION.map(to => h('li', {},
    h('a', {href: `/${to}`, 'aria-current': to === name ? 'page' : null}, t(`nav.${to}`))));
  const languages = select({
    'aria-label': t('language'),
    onchange: async event => {
      await speak(event.target.value);
      await again();
    },
  }, Object.entries(LANGUAGES), language);
  const menu = h('nav', {'aria-label': t('nav')}, h('ul', {}, links));
  return [
    h('a', {class: 'skip', href: '#main'}, t('skip')),
    h('header', {class: 'top'},
      h('a', {class: 'brand', href: '/'}, h('span', {class: 'logo'}), 'Alea'), menu, languages),
    ...fixtures,
    main,
    h('footer', {}, h('a', {href: '/about'}, t('nav.about'))),
  ];
}

function put(route, element) {
  document.body.replaceChildren(...frame(route.name));
  main.replaceChildren(element);
}

async function show(route) {
  hush();
  const view = import(route.module);
  const element = h('div', {class: `view-${route.name}`});
  if (route.first) {
    put(route, element); // something is seen at once, and the rest as it comes; later what was seen stays until then
  }
  main.setAttribute('aria-busy', 'true');
  try {
    await (await view).show(element, route);
    if (route.signal.aborted) {
      return;
    }
    settle();
  } catch (error) {
    if (route.signal.aborted) {
      return;
    }
    complain(error);
    if (!element.querySelector('h1')) {
      element.prepend(h('h1', {tabindex: -1}, t('error.title')));
    }
  }
  main.removeAttribute('aria-busy');
  if (!route.first) {
    put(route, element);
    element.querySelector('h1')?.focus();
    scrollTo(0, 0);
  }
}

await begin();
await start(ROUTES, show);
