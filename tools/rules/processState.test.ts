import { describe, expect, it, test } from 'vitest';
import { files, read } from '../requirements/files';
import { keptState } from './state/keptState';
import { judged } from './judged';

/**
 * The state that a sandbox process keeps between calls, and why other processes don't need it
 * (docs/several-processes.md). State that others need is in the database.
 */
const own: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'access/passwords.ts': {
    decoy: 'a hash without a password, for equal time; each process may have another',
  },
  'access/shareJudged.ts': {
    judged: 'what a request under way has computed, gone with it',
    kept: 'what this request has computed',
  },
  'api/turnQueue.ts': {
    running: 'work of this process; between processes the locks of rows keep the order',
    waiting: 'calls that this process has read',
  },
  'config.ts': { faults: 'of the start, which reads the settings once' },
  'contract/bindContract.ts': { answers: 'which answers are looked at by this process' },
  'data/clock.ts': {
    own: 'moved by tests of one process alone',
    shared: 'a row by itself, asked for before each call',
  },
  'data/lastingPool.ts': { isBack: 'whether a connection of this process was given back' },
  'data/openPostgres.ts': { lost: 'an error of a connection of this process' },
  'data/readiness.ts': { own: 'of the files of this program' },
  'data/sharedClock.ts': { asked: 'the order of own questions', latest: 'the order of their answers' },
  'data/statement.ts': { made: 'texts of statements with their names, which a connection has for itself' },
  'http/health.ts': { asked: 'a question under way' },
  'images/cleanImage.ts': { loaded: 'the library' },
  'images/requireImage.ts': { cleaned: 'of an upload, gone with its bytes' },
  'ledger/memberQueue.ts': { lines: 'spares the pool; between processes the locks of rows keep the order' },
  'ledger/watch.ts': { looking: 'a look under way', state: 'the last look of this process' },
  'mail/mailer.ts': { kept: 'of a transaction under way, whose outbox is a table' },
  'main.ts': { stopping: 'this process ends' },
  'start.ts': { ends: 'what this process has opened' },
};

const folder = 'apps/sandbox/src/';

// Only the first start runs the seeds, in one process (`alone`). Tests aren't sandbox processes.
const sources = files
  .filter((file) => file.startsWith(folder) && /(?<!\.test)\.ts$/.test(file))
  .map((file) => file.slice(folder.length))
  .filter((file) => !/^(seeds|testing)\//.test(file));

const keptIn = new Map(sources.map((file) => [file, keptState(read(folder + file))]));

describe('the sandbox keeps nothing in a process that another one needs', () => {
  it('has no state except the listed one', () => {
    judged('modules of the sandbox', sources.length);
    const found = [...keptIn].flatMap(([file, kept]) =>
      kept.filter((name) => !own[file]?.[name]).map((name) => `${file}: ${name}`),
    );
    expect(found).toEqual([]);
  });

  it('docs/several-processes.md names each module', () => {
    const page = read('docs/several-processes.md');
    expect(Object.keys(own).filter((file) => !page.includes(`\`${file}\``))).toEqual([]);
  });

  it('explains nothing that is gone', () => {
    const gone = Object.entries(own).flatMap(([file, names]) =>
      Object.keys(names)
        .filter((name) => !keptIn.get(file)?.includes(name))
        .map((name) => `${file}: ${name}`),
    );
    expect(gone).toEqual([]);
  });
});

test.each([
  ['let count = 0;', ['count']],
  ['const tries = new Map<string, number>();', ['tries']],
  ['const log: string[] = [];', ['log']],
  ["export const codes = new Set(['a']);", ['codes']],
  ['const seen = { last: 0 }; export const see = () => { seen.last += 1; };', ['seen']],
  ['const seen = [1]; export function see() { [2].forEach((one) => seen.push(one)); }', ['seen']],
  ['class Guard { static tries = 0; }', ['tries']],
  ['export const limit = () => { let tries = 0; return () => (tries += 1); };', ['tries']],
  [
    'export const limit = (app: App) => { const tries = new Map(); app.on(() => tries.set(1, 1)); };',
    ['tries'],
  ],
  ['export const limit = () => { const by = { ip: new Map() }; return () => by.ip.set(1, 1); };', ['by']],
  // State that ends with its call, never changes, or belongs to another variable of the same name.
  ["const names = new Set(['a']); export const has = (name: string) => names.has(name);", []],
  ["export const codes: ReadonlySet<string> = new Set(['a']);", []],
  [
    'export const sum = (all: number[]) => { let sum = 0; all.forEach((one) => (sum += one)); return sum; };',
    [],
  ],
  ['const rows = [1]; export const f = () => { const rows: number[] = []; rows.push(1); return rows; };', []],
  ['const rows = [1]; export const f = (rows: number[]) => rows.push(1);', []],
  ['try { run(); } catch (error) { say(error); }', []],
])('%s keeps %j', (text, kept) => expect(keptState(text)).toEqual(kept));
