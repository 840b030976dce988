import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.mjs';

const areas = 'apps/portal/src/areas';
const core = 'packages/portal-core/src';

/** Money before all else. */
const moneyAreas = [
  'withdraw',
  'transfer',
  'purchase',
  'deposit',
  'payouts',
  'transactions',
  'subscriptions',
];
const hasView = (area) => readdirSync(join(root, areas, area)).some((file) => file.endsWith('.mappers.ts'));
const viewAreas = readdirSync(join(root, areas), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && hasView(entry.name))
  .map(({ name }) => name);

/** Files of one folder by name, with the tests next to them. */
const some = (name, ...files) => ({
  name,
  mutate: files.map((file) => `${file}.ts`),
  tests: files.map((file) => `${file}.test.ts`).filter((file) => existsSync(join(root, name, file))),
});
const whole = (name) => ({ name, mutate: ['*.ts'], tests: ['*.test.ts'] });
const views = (area) => ({
  name: `${areas}/${area}`,
  mutate: ['*.mappers.ts'],
  tests: ['*.mappers.test.ts'],
});

/**
 * Whose code is changed: the folder, the files that are changed, and the tests that have to notice, which stand next to
 * them. Tests and fixtures are never changed. What needs a database, a store, a browser or React is left to its own
 * tests, where a mutant would cost half a minute.
 */
export const folders = [
  some('apps/sandbox/src/ledger', 'amount', 'fingerprint', 'posting', 'postings', 'withdrawalTerms'),
  some('apps/sandbox/src/plan', 'toBonuses', 'ranks', 'roi'),
  whole('packages/api/src'),
  whole('packages/ui/src/text/format'),
  ...[...new Set([...moneyAreas, ...viewAreas])].map(views),
  some(
    `${core}/calls`,
    'codeWait',
    'writeOutcome',
    'refusal',
    'refusalTexts',
    'remote',
    'report',
    'withSecondFactor',
  ),
  some(`${core}/writes`, 'confirmedAnswer', 'writeKeeper'),
  some(`${core}/lists`, 'filterSources', 'listPage', 'listState', 'moreDetails'),
  some(`${core}/exports`, 'csv', 'exportName', 'exportRows'),
  some(`${core}/fromApi`, 'countries', 'env', 'explorers', 'images', 'parse'),
  whole('packages/ui/src/tree/layout'),
];
