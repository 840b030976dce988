import { useState } from 'react';
import { Toaster, type Toast } from '../components/Toaster/Toaster';
import type { CodeRequest } from '../components/ResendCode/codeRequest';
import { ForgotPasswordDialog } from '../screens/access/ForgotPassword/ForgotPasswordDialog';
import type { ForgotPasswordDialogProps } from '../screens/access/ForgotPassword/ForgotPasswordDialog.types';
import { LoginScreen } from '../screens/access/Login/LoginScreen';
import type { LoginValues } from '../screens/access/Login/LoginScreen.types';
import { SecondFactor } from '../screens/access/Login/SecondFactor';

/** The code that the story's server sent, whatever the name. */
export const mailedCode = '4193';

export interface ForgotPasswordFlowProps {
  /** The sign-in was sent. */
  onVerified: (values: LoginValues) => void;
  onCodeSent: (username: string) => void;
}

/** The sign-in and the dialog over it, joined as the portal joins them (A §2). */
export function ForgotPasswordFlow({ onVerified, onCodeSent }: ForgotPasswordFlowProps) {
  const [name, setName] = useState('');
  const [round, setRound] = useState(0);
  const [opened, setOpened] = useState<string | null>(null);
  const [step, setStep] = useState<1 | 2>(1);
  const [request, setRequest] = useState<CodeRequest>({ state: 'idle' });
  const [refusal, setRefusal] = useState<ForgotPasswordDialogProps['refusal']>();
  const [toast, setToast] = useState<Toast | null>(null);
  const say = (tone: Toast['tone'], text: string) => setToast({ id: String(Math.random()), tone, text });
  return (
    <>
      <LoginScreen
        step={{ name: 'pre' }}
        SecondFactor={SecondFactor}
        username={name}
        round={round}
        onVerified={onVerified}
        onPasswordForgotten={(username) => {
          setStep(1);
          setOpened(username);
        }}
        onSignedIn={() => undefined}
        onReturned={() => undefined}
        onCodeRequested={() => undefined}
        onSessionKept={() => undefined}
        onSessionReplaced={() => undefined}
      />
      {opened !== null && (
        <ForgotPasswordDialog
          username={opened}
          step={step}
          request={request}
          refusal={refusal}
          onCodeRequested={(username) => {
            onCodeSent(username);
            setRefusal(undefined);
            setRequest({ state: 'waiting', until: Date.now() + 60_000 });
            setStep(2);
            say('good', 'OTP sent to your email.');
          }}
          onReturned={() => setStep(1)}
          onPasswordChosen={({ username, otp }) => {
            if (otp !== mailedCode) {
              setRefusal({ otp: 'Invalid otp' });
              return say('bad', 'Invalid otp');
            }
            setOpened(null);
            setName(username);
            setRound(round + 1);
            say('good', 'Password changed successfully.');
          }}
          onClosed={(username) => {
            setOpened(null);
            if (username !== undefined) setName(username);
          }}
        />
      )}
      <Toaster toast={toast} onDismissed={() => setToast(null)} />
    </>
  );
}
