import { execFileSync } from 'node:child_process';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { expect, it } from 'vitest';
import { describeRedParts, issueTitle, keepNight, readRedIssues } from '../run/nights.mjs';
import { readWorkflows } from './workflows';
import { createTempFolder } from '../requirements/copy';

const folder = createTempFolder('nights-');

it('a red part is printed until it is green', () => {
  expect(describeRedParts(join(folder, 'none'))).toEqual([]);
  keepNight('checks', false, join(folder, 'nights'));
  keepNight('flows', true, join(folder, 'nights'));
  expect(describeRedParts(join(folder, 'nights'))).toEqual([
    expect.stringMatching(/^checks, on \d{4}-\d\d-\d\d at \w*: npm run nightly -- checks$/),
  ]);
  keepNight('checks', true, join(folder, 'nights'));
  expect(describeRedParts(join(folder, 'nights'))).toEqual([]);
});

it('the open issues of red nights are printed, and nothing on a machine without GitHub’s client', async () => {
  const client = join(folder, 'gh');
  const issues = [
    { title: `${issueTitle}mutants`, url: 'https://a.example/1' },
    { title: 'Plain night: sky', url: 'https://a.example/2' },
  ];
  writeFileSync(client, `#!/bin/sh\necho '${JSON.stringify(issues)}'\n`);
  chmodSync(client, 0o755);
  expect(await readRedIssues(client)).toEqual(['mutants: https://a.example/1']);
  writeFileSync(client, '#!/bin/sh\necho offline >&2\nexit 1\n');
  expect(await readRedIssues(client)).toEqual([]);
  expect(await readRedIssues(join(folder, 'no-client'))).toEqual([]);
});

const nightly = readWorkflows().filter(({ on }) => 'schedule' in on);

it.each(nightly)('$file opens an issue when any of its jobs is not green', ({ jobs }) => {
  const report = jobs.find(({ id }) => id === 'report');
  expect(report?.needs).toEqual(jobs.map(({ id }) => id).filter((id) => id !== 'report'));
  expect(report).toMatchObject({ if: '${{ always() }}', permissions: { issues: 'write' } });
  const [step] = report?.steps ?? [];
  expect(step?.env).toMatchObject({
    TITLE: `${issueTitle}\${{ github.workflow }}`,
    RESULTS: "${{ join(needs.*.result, ' ') }}",
  });
});

const script = nightly[0]?.jobs.find(({ id }) => id === 'report')?.steps[0]?.run ?? '';

it.each([
  ['success failure', '', 'create'],
  ['success cancelled', '', 'create'],
  ['failure', '7', 'comment 7'],
  ['success success', '7', 'close 7'],
  ['success skipped', '', ''],
])('after %j, with the open issue %j: %j', (results, issue, expected) => {
  const [log, client] = [join(folder, 'log'), join(folder, 'gh')];
  writeFileSync(log, '');
  writeFileSync(
    client,
    `#!/bin/sh\nif [ "$2" = list ]; then echo '${issue}'; else echo "$2 $3" >> '${log}'; fi\n`,
  );
  chmodSync(client, 0o755);
  const env = { PATH: `${folder}:${process.env['PATH']}`, RESULTS: results, TITLE: issueTitle, BODY: 'a' };
  execFileSync('bash', ['-e', '-c', script], { env });
  expect(
    readFileSync(log, 'utf8')
      .trim()
      .replace(/ --\w+/, ''),
  ).toBe(expected);
});
