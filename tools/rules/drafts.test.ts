import { expect, test } from 'vitest';
import { files, read } from '../requirements/files';

/**
 * Forms of a member's screens whose input is not kept over a discarded tab or an expired session (D139), with the
 * reason. Every other form has a `draft`.
 */
const unkept: Record<string, string> = {
  'confirm/VerifyDialog/VerifyDialog.tsx': 'a code, after the form that is kept',
  'screens/profile/Security/AddPasskeyDialog.tsx': 'a second factor',
  'screens/profile/Security/RemovePasskeyDialog.tsx': 'a second factor',
  'screens/profile/Security/ReviewCard.tsx': 'a second factor',
  'screens/profile/Security/WordDialog.tsx': 'the anti-phishing word, which only emails show',
  'screens/profile/Authentication/AuthenticationTab.tsx': 'a second factor',
  'screens/profile/SecurityPin/SecurityPinTab.tsx': 'pins',
  'screens/profile/TwoFactor/NewRecoveryCodesDialog.tsx': 'a second factor',
  'screens/profile/TwoFactor/UseAuthenticator.tsx': 'a second factor',
  'screens/profile/TwoFactor/TwoFactorTab.tsx': 'codes',
  'screens/profile/Password/PasswordTab.tsx': 'passwords',
  'screens/profile/WithdrawSettings/ConfirmDestination.tsx': 'a code, after the form that is kept',
  'screens/mt5/Mt5Account/Passwords/UpdatePasswordDialog.tsx': 'passwords',
  'screens/mt5/Mt5Account/Passwords/ViewPasswordDialog.tsx': 'a second factor',
};

const home = 'packages/ui/src/';
const form = /<FormScope\b[\s\S]*?\n\s*>/g;

test('each form of a member keeps its input, or holds nothing but secrets (D139, T26)', () => {
  const forms = files
    .filter((file) => file.startsWith(home) && /\/(?:screens|confirm)\/.*\.tsx$/.test(file))
    .filter((file) => !/\.(?:stories|fixtures|plays)\.tsx$/.test(file) && !/\/access\//.test(file))
    .flatMap((file) => (read(file).match(form) ?? []).map((tag) => [file.slice(home.length), tag] as const));
  const without = forms.filter(([, tag]) => !/\bdraft=/.test(tag)).map(([file]) => file);
  expect([...new Set(without)].sort()).toEqual(Object.keys(unkept).sort());
  expect(forms.length).toBeGreaterThanOrEqual(24);
});
