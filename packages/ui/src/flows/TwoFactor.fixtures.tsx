import { useState } from 'react';
import { Toaster, type Toast } from '../components/Toaster/Toaster';
import type { AuthType } from '../screens/profile/Authentication/AuthenticationTab.types';
import { profileArgs } from '../screens/profile/Profile/ProfileScreen.fixtures';
import { ProfileScreen } from '../screens/profile/Profile/ProfileScreen';
import type { ProfileTab } from '../screens/profile/Profile/profileTabs';
import { notEnabled } from '../screens/profile/TwoFactor/TwoFactorTab.fixtures';
import type { SentForm } from '../forms/FormAnswer';

/** What the member's app shows. */
export const appCode = '419305';

const idle: SentForm = { busy: false, saved: 0 };
const done = ({ saved }: SentForm): SentForm => ({ busy: false, saved: saved + 1 });
const refused = ({ saved }: SentForm, refusal: Record<string, string>): SentForm => ({
  busy: false,
  saved,
  refusal,
});

interface TwoFactorFlowProps {
  /** Each way of confirming that was chosen. */
  onChosen: (type: AuthType) => void;
}

/** The profile joined as the portal joins it, with a server that knows one code. */
export function TwoFactorFlow({ onChosen }: TwoFactorFlowProps) {
  const [tab, setTab] = useState<ProfileTab>('authentication');
  const [enabled, setEnabled] = useState(false);
  const [current, setCurrent] = useState<AuthType>('otp');
  const [toast, setToast] = useState<Toast | null>(null);
  const [code, setCode] = useState(idle);
  const [choice, setChoice] = useState(idle);
  const say = (tone: Toast['tone'], text: string) => setToast({ id: text, tone, text });
  return (
    <>
      <ProfileScreen
        {...profileArgs}
        tab={tab}
        onTabChosen={setTab}
        twoFactor={{
          twoFactor: {
            state: 'ready',
            data: {
              enabled,
              inUse: current === 'authenticator',
              setup: enabled ? {} : notEnabled.setup,
            },
          },
          form: code,
          onSwitched: ({ on, code: typed }) => {
            if (typed !== appCode) {
              say('bad', 'Invalid authenticator');
              setCode(refused(code, { code: 'Invalid authenticator' }));
              return;
            }
            say('good', on ? '2FA enabled successfully.' : '2FA disabled successfully.');
            setCode(done(code));
            setEnabled(on);
            if (!on && current === 'authenticator') setCurrent('otp');
          },
        }}
        authentication={{
          authentication: {
            state: 'ready',
            data: { current, ready: { authenticator: enabled, mpin: true } },
          },
          form: choice,
          onChosen: ({ type }) => {
            onChosen(type);
            setCurrent(type);
            setChoice(done(choice));
            say('good', 'Authentication updated successfully.');
          },
          onSetUpFirst: (_type, message) => {
            say('bad', message);
            setTab('2fa');
          },
        }}
      />
      {toast && <Toaster toast={toast} onDismissed={() => setToast(null)} />}
    </>
  );
}
