import { useState } from 'react';
import { Toaster, type Toast } from '../components/Toaster/Toaster';
import type { CodeRequest } from '../components/ResendCode/codeRequest';
import { LoginScreen } from '../screens/access/Login/LoginScreen';
import type { LoginRefusal, LoginStep } from '../screens/access/Login/LoginScreen.types';
import { SecondFactor } from '../screens/access/Login/SecondFactor';
import { VerifyEmailScreen } from '../screens/access/VerifyEmail/VerifyEmailScreen';
import type { VerifyEmailRefusal } from '../screens/access/VerifyEmail/VerifyEmailScreen.types';
import { DashboardScreen } from '../screens/dashboard/Dashboard/DashboardScreen';
import { dashboardArgs } from '../screens/dashboard/Dashboard/DashboardScreen.fixtures';
import { AppShell } from '../shell/AppShell/AppShell';
import { shellArgs } from '../shell/AppShell/AppShell.fixtures';

/** What the server of the story knows: one member, whose email is not verified yet. */
export const member = { username: 'amara21', password: 'secret-1', emailCode: '4193', signInCode: '419305' };

const asked = (): CodeRequest => ({ state: 'waiting', until: Date.now() + 60_000 });

export interface SignInFlowProps {
  /** Codes that went out by mail, by what for. */
  onCodeSent: (purpose: string) => void;
}

/** Sign-in, email verification and dashboard, joined as the portal joins them (A §4). */
export function SignInFlow({ onCodeSent }: SignInFlowProps) {
  const [place, setPlace] = useState<'login' | 'verifyEmail' | 'dashboard'>('login');
  const [verified, setVerified] = useState(false);
  const [step, setStep] = useState<LoginStep>({ name: 'pre' });
  const [refusal, setRefusal] = useState<LoginRefusal>();
  const [emailRefusal, setEmailRefusal] = useState<VerifyEmailRefusal>();
  const [request, setRequest] = useState<CodeRequest>({ state: 'idle' });
  const [toast, setToast] = useState<Toast | null>(null);
  const say = (tone: Toast['tone'], text: string) => setToast({ id: String(Math.random()), tone, text });
  const send = (purpose: string) => {
    onCodeSent(purpose);
    setRequest(asked());
    say('good', 'OTP sent to your email.');
  };

  const screen = () => {
    switch (place) {
      case 'login':
        return (
          <LoginScreen
            step={step.name === 'now' ? { ...step, request } : step}
            SecondFactor={SecondFactor}
            username={verified ? member.username : ''}
            refusal={refusal}
            onVerified={({ username, password }) => {
              setRefusal(undefined);
              if (username !== member.username || password !== member.password)
                return say('bad', 'Invalid username or password.');
              if (verified) setStep({ name: 'now', authType: 'otp' });
              else setPlace('verifyEmail');
              send(verified ? 'login' : 'verify-email');
            }}
            onSignedIn={({ code }) => {
              if (code === member.signInCode) {
                setPlace('dashboard');
                return say('good', 'Login Successfully.');
              }
              setRefusal({ fields: { code: 'Invalid otp' } });
              say('bad', 'Invalid otp');
            }}
            onReturned={() => setStep({ name: 'pre' })}
            onCodeRequested={() => send('login')}
            onSessionKept={() => undefined}
            onSessionReplaced={() => undefined}
          />
        );
      case 'verifyEmail':
        return (
          <VerifyEmailScreen
            username={member.username}
            request={request}
            refusal={emailRefusal}
            onVerified={(code) => {
              if (code !== member.emailCode) {
                setEmailRefusal({ code: 'Invalid otp' });
                return say('bad', 'Invalid otp');
              }
              setVerified(true);
              setPlace('login');
              say('good', 'Email verified successfully.');
            }}
            onCodeRequested={() => send('verify-email')}
            onAccountChanged={() => setPlace('login')}
          />
        );
      case 'dashboard':
        return (
          <AppShell {...shellArgs}>
            <DashboardScreen {...dashboardArgs} />
          </AppShell>
        );
    }
  };
  return (
    <>
      {screen()}
      <Toaster toast={toast} onDismissed={() => setToast(null)} />
    </>
  );
}
