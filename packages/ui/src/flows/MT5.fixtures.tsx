import { useState } from 'react';
import { Toaster, type Toast } from '../components/Toaster/Toaster';
import type { SentForm } from '../forms/FormAnswer';
import { Mt5AccountScreen } from '../screens/mt5/Mt5Account/Mt5AccountScreen';
import { liveAccount, mt5Args, showing } from '../screens/mt5/Mt5Account/Mt5AccountScreen.fixtures';
import type { Mt5Passwords, Mt5Shown } from '../screens/mt5/Mt5Account/Mt5AccountScreen.types';
import type { Mt5Tab } from '../screens/mt5/Mt5Account/mt5Tabs';

/** The pin of the member. */
export const rightPin = '2580';

interface Mt5FlowProps {
  /** Each password that was set. */
  onSet: (password: string) => void;
}

const first: Mt5Passwords = { main: 'Mx7-quiet-river', investor: liveAccount.investorPassword ?? '' };
/** Milliseconds in which the dialog is locked, as while a server answers. */
const answersAfter = 50;
const idle: SentForm = { busy: false, saved: 0 };
const none: Mt5Shown = { kind: 'none' };

/** The account joined as the portal joins it, with a server that knows one pin and keeps the passwords. */
export function Mt5Flow({ onSet }: Mt5FlowProps) {
  const [login, setLogin] = useState<string>();
  const [tab, setTab] = useState<Mt5Tab>('transactions');
  const [kept, setKept] = useState(first);
  const [held, setHeld] = useState<Mt5Passwords>();
  const [looking, setLooking] = useState(idle);
  const [change, setChange] = useState(idle);
  const [toast, setToast] = useState<Toast | null>(null);
  const say = (tone: Toast['tone'], text: string) => setToast({ id: text, tone, text });
  return (
    <>
      <Mt5AccountScreen
        {...mt5Args}
        account={login === undefined ? { state: 'ready', data: none } : showing({ ...liveAccount, login })}
        login={login}
        accounts={[{ login: '70018842' }, { login: '5012345' }]}
        tab={tab}
        change={change}
        viewing={{
          ...mt5Args.viewing,
          form: looking,
          passwords: held,
          onConfirmed: (code) => {
            setLooking({ ...looking, busy: true });
            setTimeout(() => {
              const right = code === rightPin;
              if (right) setHeld(kept);
              else say('bad', 'Invalid mpin');
              setLooking(
                right
                  ? { busy: false, saved: looking.saved + 1 }
                  : { ...looking, refusal: { code: 'Invalid mpin' } },
              );
            }, answersAfter);
          },
          onClosed: () => setHeld(undefined),
        }}
        onTabChosen={setTab}
        onAccountChosen={setLogin}
        onPasswordChanged={({ password: main }) => {
          onSet(main);
          setKept({ ...kept, main });
          setChange({ busy: false, saved: change.saved + 1 });
          say('good', 'The password has been changed.');
        }}
      />
      {toast && <Toaster toast={toast} onDismissed={() => setToast(null)} />}
    </>
  );
}
