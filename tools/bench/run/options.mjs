// The options of each bench, for its usage and its program.
const rounds = '<number>';
const slower = '<number>';
const compare = '';

/** The pages that `npm run bench -- page` opens, and the presses that it makes there. */
const pageNames = [
  ...['baseline', '/login', 'dashboard', 'transactions', 'withdraw'],
  ...['filter', 'paging', 'tabs', 'branch', 'screen', 'dialog', 'no answer'],
];

export const benchOptions = {
  page: { rounds, machines: ['phone', 'desktop'], only: pageNames, slower, compare },
  tree: {
    ...{ n: '<number>,…', rounds, what: ['bare', 'portal', 'react-d3-tree'], width: '<number>', slower },
    ...{ language: ['en', 'ar'], compare },
  },
  lighthouse: { rounds, only: '<address>,…', profile: ['phone', 'desktop'], compare },
  history: { rounds, only: ['dashboard', 'transactions', 'tickets'], slower, compare },
};
