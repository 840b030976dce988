import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, nightly, test } from '../../apps/portal/e2e/support/test';

const main = fileURLToPath(new URL('./src/main.ts', import.meta.url));

/** Returns what the command prints and its exit code. */
const run = (...words: string[]) =>
  new Promise<{ code: number; output: string }>((end) => {
    execFile(process.execPath, ['--import', 'tsx', main, ...words], (error, stdout, stderr) =>
      end({ code: typeof error?.code === 'number' ? error.code : 0, output: `${stdout}${stderr}` }),
    );
  });

test('the check of a back end finds nothing lost in the sandbox', nightly, async ({ newMember, baseURL }) => {
  const address = baseURL ?? '';
  const member = await newMember({ by: 'mpin' });
  const named = ['--username', member.username, '--password', member.password];
  const { code, output } = await run(address, ...named, '--pin', member.pin, '--writes');
  expect(output).toContain('reads     GET /dashboard  Dashboard shows');
  expect(output).toContain('reads     A write with an Idempotency-Key happens once');
  expect(output).toContain('reads     Its answer repeats the key');
  expect(output).toContain(' 0 lost, 0 differ harmlessly, 0 hints, 0 optional calls absent');
  expect(code).toBe(0);
  // A page from another origin can't call it, and a wrong pin shows the back end's own message.
  const stranger = await run(
    address,
    ...named,
    // Passed as one argument, because a token may begin with a dash.
    `--token=${member.token}`,
    '--origin',
    'https://elsewhere.example',
  );
  expect(stranger.output).toContain('LOST      A page of https://elsewhere.example may ask (CORS)');
  expect(stranger.code).toBe(1);
  const wrong = await run(address, ...named, '--pin', '0000');
  expect(wrong.output).toContain('POST /login is answered');
  expect(wrong.code).toBe(2);
});
