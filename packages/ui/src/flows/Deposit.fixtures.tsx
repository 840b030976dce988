import { useState } from 'react';
import { stillWrite } from '../confirm/VerifyDialog/confirmedWrite.fixtures';
import { Toaster, type Toast } from '../components/Toaster/Toaster';
import { DepositScreen } from '../screens/deposit/Deposit/DepositScreen';
import {
  bank,
  bep20,
  depositArgs,
  never,
  ready,
  trc20,
} from '../screens/deposit/Deposit/DepositScreen.fixtures';
import type {
  BalanceSync,
  DepositRow,
  MethodAddress,
  ReportValues,
} from '../screens/deposit/Deposit/DepositScreen.types';
import type { Remote } from '../remote';

const addresses: Record<string, string> = { '1': bep20, '2': trc20 };
const methods = [
  { id: '1', name: 'USDT BEP20', network: 'USDT BEP20' },
  { id: '2', name: 'USDT TRC20', network: 'USDT TRC20' },
  bank,
];

/** What happens elsewhere, at the story's word. */
export interface Chain {
  /** The address that was asked for last arrives. */
  deliver: () => void;
  /** Somebody pays to the member's address. */
  pay: (methodId: string, amount: string) => void;
  /** The operator approves what was reported. */
  approve: () => void;
}

interface DepositFlowProps {
  /** Hands the story the chain. */
  onChain: (chain: Chain) => void;
  onReported: (report: ReportValues) => void;
}

/** The deposit screen joined as the portal joins it, with a chain, a bank and an operator. */
export function DepositFlow({ onChain, onReported }: DepositFlowProps) {
  const [chosen, setChosen] = useState('1');
  const [address, setAddress] = useState<Remote<MethodAddress>>({ state: 'loading' });
  const [cents, setCents] = useState(0);
  const [paid, setPaid] = useState<(DepositRow & { methodId: string; found: boolean })[]>([]);
  const [syncs, setSyncs] = useState<Record<string, BalanceSync>>({});
  const [asked, setAsked] = useState<ReportValues>();
  const [sent, setSent] = useState<ReportValues>();
  const [saved, setSaved] = useState(0);
  const [toast, setToast] = useState<Toast | null>(null);
  const say = (text: string) => setToast({ id: text, tone: 'good', text });

  const row = (methodId: string, amount: string, hash: string) => ({
    ...{ id: hash, methodId, hash, amount, found: false, createdAt: '2026-11-20T09:02:00Z' },
  });
  onChain({
    deliver: () => setAddress(ready({ methodId: chosen, address: addresses[chosen] })),
    pay: (methodId, amount) =>
      setPaid([row(methodId, amount, `0x9c1185a5c5e9fc54612808977ee8f548b2258d3${paid.length}`), ...paid]),
    approve: () => sent && setPaid([row('3', '100.00', sent.transactionId), ...paid]),
  });

  const sync = () => {
    const own = paid.filter(({ methodId }) => methodId === chosen);
    const news = own.filter(({ found }) => !found);
    setCents(cents + news.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0));
    setPaid(paid.map((one) => (one.methodId === chosen ? { ...one, found: true } : one)));
    setSyncs({ ...syncs, [chosen]: { ...never, last: { at: Date.now(), deposits: own } } });
    say(news.length > 0 ? 'Balance synced successfully.' : 'No new deposits.');
  };

  return (
    <>
      <DepositScreen
        {...depositArgs}
        methods={ready(methods)}
        chosen={chosen}
        address={address}
        sync={syncs[chosen] ?? never}
        balance={ready((cents / 100).toFixed(2))}
        report={{
          ...stillWrite<ReportValues>(),
          form: { busy: false, saved },
          attempt: { form: { busy: false, saved } },
          asked,
          onAsked: setAsked,
          onConfirmed: () => {
            if (!asked) return;
            onReported(asked);
            setSent(asked);
            setAsked(undefined);
            setSaved(saved + 1);
            say('Deposit request sent successfully.');
          },
          onClosed: () => setAsked(undefined),
        }}
        onMethodChosen={(id) => {
          setChosen(id);
          setAddress({ state: 'loading' });
        }}
        onCopied={say}
        onSynced={sync}
      />
      {toast && <Toaster toast={toast} onDismissed={() => setToast(null)} />}
    </>
  );
}
