// Runs after drizzle-kit: keeps the newest snapshot, with one line for each table, so that a migration's diff is short.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

const folder = new URL('migrations/meta/', import.meta.url);
const snapshots = readdirSync(folder).filter((name) => name.endsWith('_snapshot.json'));
const newest = snapshots.sort().pop();
for (const name of snapshots) if (name !== newest) rmSync(new URL(name, folder));

const { tables, ...rest } = JSON.parse(readFileSync(new URL(newest, folder), 'utf8'));
const lines = Object.entries(tables).map(
  ([name, table]) => `${JSON.stringify(name)}:${JSON.stringify(table)}`,
);
writeFileSync(
  new URL(newest, folder),
  `{"tables":{\n${lines.join(',\n')}\n},${JSON.stringify(rest).slice(1)}\n`,
);
