import { useState } from 'react';
import type { NameCheck } from '../components/CheckMark/nameCheck';
import { stillWrite } from '../confirm/VerifyDialog/confirmedWrite.fixtures';
import type { UnansweredWrite } from '../confirm/VerifyDialog/confirmedWrite';
import type { FieldErrors } from '../forms/rules/serverErrors';
import type { PurchaseValues } from '../screens/purchase/Buying/Buying.types';
import { botPackages, packagesArgs } from '../screens/purchase/Packages/PackagesScreen.fixtures';
import { PackagesScreen } from '../screens/purchase/Packages/PackagesScreen';
import { compareAmounts, subtractAmounts } from '../text/format/amount';

const people: Record<string, string> = { lina04: 'Lina M.' };

interface BuyPackageFlowProps {
  /** What is in the wallet at first, USD. */
  held: string;
  /** The first request arrives, and its answer does not. */
  losesFirst?: boolean;
  /** A purchase reaches the server, under this key. */
  onSent: (values: PurchaseValues, key: string) => void;
  onHistoryDue: () => void;
}

/** The bot packages joined as the portal joins them, with a server that knows one other user, and keys. */
export function BuyPackageFlow({ held, losesFirst = false, onSent, onHistoryDue }: BuyPackageFlowProps) {
  const [balance, setBalance] = useState(held);
  const [booked, setBooked] = useState<readonly string[]>([]);
  const [loses, setLoses] = useState(losesFirst);
  const [check, setCheck] = useState<NameCheck>();
  const [asked, setAsked] = useState<PurchaseValues>();
  const [saved, setSaved] = useState(0);
  const [refusal, setRefusal] = useState<FieldErrors>();
  const [unanswered, setUnanswered] = useState<UnansweredWrite & { key: string }>();

  const send = () => {
    if (!asked) return;
    const key = unanswered?.key ?? `key-${booked.length}`;
    onSent(asked, key);
    const isEnough = compareAmounts(asked.amount, balance) <= 0;
    if (isEnough && !booked.includes(key)) {
      setBooked([...booked, key]);
      setBalance(subtractAmounts(balance, asked.amount));
    }
    if (loses) {
      setLoses(false);
      return setUnanswered({ values: asked, at: Date.now(), key });
    }
    setUnanswered(undefined);
    setAsked(undefined);
    if (isEnough || booked.includes(key)) setSaved(saved + 1);
    else setRefusal({ amount: 'Insufficient Balance' });
  };

  return (
    <PackagesScreen
      {...packagesArgs}
      packages={{ state: 'ready', data: botPackages }}
      balance={{ state: 'ready', data: balance }}
      userCheck={check}
      onUserEntered={(name) => {
        const info = people[name];
        setCheck(info === undefined ? { name, state: 'notAvailable' } : { name, state: 'available', info });
      }}
      onHistoryDue={onHistoryDue}
      write={{
        ...stillWrite<PurchaseValues>(),
        asked,
        attempt: { form: { busy: false, saved }, ...(unanswered && { unknown: 'repeatable' }) },
        form: { busy: false, saved, refusal },
        unanswered,
        onAsked: setAsked,
        onConfirmed: send,
        onRepeated: send,
        onClosed: () => setAsked(undefined),
        onForgotten: () => setUnanswered(undefined),
      }}
    />
  );
}
