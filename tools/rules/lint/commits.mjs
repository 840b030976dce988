// npm run commits -w @portal/rules [-- --from <commit>]: checks the subjects of the commits since then with commitlint.
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { fail, root, run, tool } from '../../run/run.mjs';
import { showUsage } from '../../run/usage.mjs';

/** Older commits follow no convention. */
const base = 'f9ab0ec63a5108d4c3172b94785e8a8f7857b57b';

showUsage(`npm run commits -w @portal/rules [-- --from <commit>]

Checks the subjects of the commits since ${base}, or since another commit.`);

const { values } = parseArgs({ options: { from: { type: 'string', default: base } } });

/** A shallow clone and an exported tree have no history to check. */
function hasHistorySince(commit) {
  try {
    execFileSync('git', ['merge-base', '--is-ancestor', commit, 'HEAD'], { cwd: root, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

if (!hasHistorySince(values.from))
  console.log(`No commits to check: ${values.from} is not in this history (a shallow clone or an export).`);
else
  try {
    await run(tool('commitlint'), ['--from', values.from, '--to', 'HEAD']);
  } catch {
    fail('Write type(area): subject, at most 72 characters, such as "fix(payouts): wait for the new page".');
  }
