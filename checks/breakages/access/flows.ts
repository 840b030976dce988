import type { Breakage } from '../breakage';

/** Breaks what only whole flows of the access show. */
export const accessFlowsBreakages: readonly Breakage[] = [
  {
    promise: 'A §4.3.5',
    what: 'asks for no code as the second step opens',
    file: 'apps/portal/src/areas/access/useSignIn.ts',
    from: "          if (after.authType === 'otp') void code.ask(username, after.token);\n",
    to: '',
  },
  {
    promise: 'A §4.4.4',
    what: 'opens the dashboard behind the sign-in',
    file: 'apps/portal/src/areas/access/useEnter.ts',
    from: 'navigate(next, { replace: true })',
    to: 'navigate(next)',
  },
  {
    promise: 'A §2 Email verification.7',
    what: 'asks for no code as the verification opens',
    file: 'apps/portal/src/areas/access/useVerifyEmail.ts',
    from: '    asked.current = true;\n    askFirst(true);\n',
    to: '    asked.current = true;\n',
  },
  {
    promise: 'A §2 Email verification.11',
    what: 'asks for a code for nobody',
    file: 'apps/portal/src/areas/access/VerifyEmailRoute.tsx',
    from: '  if (atStart.username === null) return <Navigate to={addresses.login} replace />;\n  return <Verification username={atStart.username} email={atStart.email ?? undefined} />;',
    to: "  return <Verification username={atStart.username ?? ''} email={undefined} />;",
  },
  {
    promise: 'A §2 New credentials.4',
    what: 'leaves the secrets in the session',
    file: 'apps/portal/src/areas/access/useShownOnce.ts',
    from: '    dropCredentials();\n    // This',
    to: '    // This',
  },
  {
    promise: 'A §4.7.5',
    what: 'goes on loading after a link that is refused',
    file: 'apps/portal/src/areas/access/useLoginLink.ts',
    from: '    setLink(null);\n    const text = messageOf(outcome);',
    to: '    const text = messageOf(outcome);',
  },
  {
    promise: 'A §2 Forgot-password.6',
    what: 'leaves the dialog open behind a new password',
    file: 'apps/portal/src/areas/access/usePasswordReset.ts',
    from: '        return onChanged(username);\n',
    to: '        return;\n',
  },
  {
    promise: 'A §4 Registration.2',
    what: 'sends everybody to the verification',
    file: 'apps/portal/src/areas/access/useRegister.ts',
    from: 'emailRequired ? addresses.verifyEmail : addresses.newUsername',
    to: 'addresses.verifyEmail',
  },
  {
    promise: 'A §5 Registration.13',
    what: 'checks no sponsor as the registration opens',
    file: 'apps/portal/src/areas/access/nameCheck/useNameCheck.ts',
    from: '      if (first !== undefined) made.check(first);\n',
    to: '',
  },
];
