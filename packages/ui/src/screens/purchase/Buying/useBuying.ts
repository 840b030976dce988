import { useState } from 'react';
import type { NameCheck } from '../../../components/CheckMark/nameCheck';
import type { Freshness } from '../../../components/Freshness/freshnessData';
import type { Risk } from '../../../components/RiskNotice/RiskNotice';
import type { ConfirmedWrite } from '../../../confirm/VerifyDialog/confirmedWrite';
import type { SummaryFigure } from '../../../components/SummaryCards/SummaryValue';
import type { FieldErrors } from '../../../forms/rules/serverErrors';
import type { Verification } from '../../../forms/SecondFactorField';
import type { Remote } from '../../../remote';
import type { Package } from './package';
import { emptyDraft, toDraft, type PurchaseDraft } from './purchase';

/** A purchase. `amount` is a plain decimal text, and `username` is the owner of the package. */
export type PurchaseValues = {
  packageId: string;
  amount: string;
  username: string;
};

/** The cost of a cancellation and the refund, before the purchase (D71). */
export interface PurchaseCancelTerms {
  /** Whether an active package can be cancelled. */
  allowed: boolean;
  fees: readonly SummaryFigure[];
  /** The operator's sentences, such as whether the price is refunded. */
  instructions: readonly string[];
}

/** The data for buying, for bot and live packages alike. */
export interface BuyingProps {
  packages: Remote<readonly Package[]>;
  /** USD in the Receiving Wallet, decimal text. Undefined where the server sends none. */
  balance: Remote<string | undefined>;
  /** The age of the balance. Absent where it is unknown. */
  freshness?: Freshness | undefined;
  /** The operator's statement of the risk. Absent: ours. */
  risk?: Risk | undefined;
  /** Undefined while it loads, and after a failure. */
  cancelTerms?: PurchaseCancelTerms | undefined;
  /** The member's own name. */
  username: string;
  /** The check of the newest entered name. */
  userCheck?: NameCheck | undefined;
  /** How a purchase for another member is confirmed (D137). Absent where the server requires no code. */
  secondFactor?: Verification | undefined;
  /** A purchase whose dialogs are open from the start. Default: none. */
  started?: PurchaseValues | undefined;
  /** Its form has the fields `username`, `amount`, `package`. Its dialog has `code`. */
  write: ConfirmedWrite<PurchaseValues>;
  /** The field lost the focus with an unchecked name. */
  onUserEnter: (username: string) => void;
  /** Six seconds after a purchase the history opens (B §9), unless the member left or chose to stay. */
  onCountdownEnd: () => void;
}

/** A purchase while its dialogs are open. */
export interface Order {
  pack: Package;
  /** The initial values of the dialogs. */
  start: PurchaseDraft;
  /** `question` keeps the form closed, because a dialog that opened at the same moment would hide it from screen readers. */
  step: 'form' | 'question';
  /** A refusal from an earlier try. */
  before: FieldErrors | undefined;
  /** The user that the check found, but the purchase did not. */
  vanished?: string | undefined;
}

/** The last purchase. */
export interface Bought extends PurchaseValues {
  pack: Package;
}

/** Which dialog is open, and the last purchase. The confirmation is open while `write.asked` is set. */
export function useBuying(props: BuyingProps) {
  const { write } = props;
  const { asked, form } = write;
  const [order, setOrder] = useState(() => toStarted(props));
  const [bought, setBought] = useState<Bought>();
  const [last, setLast] = useState({ asked, saved: form.saved, refusal: form.refusal });
  if (last.asked !== asked || last.saved !== form.saved || last.refusal !== form.refusal) {
    // The answer clears `asked`, so its value is kept in `last`.
    setLast({ asked, saved: form.saved, refusal: form.refusal });
    if (order?.step === 'question' && last.asked && !asked) setOrder({ ...order, step: 'form' });
    if (order && form.refusal && last.refusal !== form.refusal)
      setOrder({ ...order, step: 'form', ...getVanished(form.refusal, last.asked) });
    if (last.saved !== form.saved && last.asked && order) {
      setBought({ ...last.asked, pack: order.pack });
      setOrder(undefined);
    }
  }
  return {
    order,
    bought,
    refusal: order?.before === form.refusal ? undefined : form.refusal,
    open: (pack: Package) => setOrder({ pack, start: emptyDraft, step: 'form', before: form.refusal }),
    /** Opens the confirmation directly, with the earlier input. */
    reopen: (pack: Package, start: PurchaseDraft, values: PurchaseValues) => {
      setOrder({ pack, start, step: 'question', before: form.refusal });
      write.onRequest(values);
    },
    ask: (values: PurchaseValues) => {
      if (order) setOrder({ ...order, before: form.refusal });
      write.onRequest(values);
    },
    close: () => setOrder(undefined),
    buyAnother: () => setBought(undefined),
  };
}

/** The order of a purchase that is open from the start, at its question or at the dialog of its refusal. */
function toStarted({ started, packages, username, write }: BuyingProps): Order | undefined {
  const pack =
    packages.state === 'ready' ? packages.data.find(({ id }) => id === started?.packageId) : undefined;
  if (!started || !pack) return undefined;
  const order: Order = { pack, start: toDraft(started, username), step: 'form', before: undefined };
  const { asked, form } = write;
  if (asked) return { ...order, step: 'question' };
  return form.refusal ? { ...order, ...getVanished(form.refusal, started) } : order;
}

const getVanished = (refusal: FieldErrors, asked: PurchaseValues | undefined): Pick<Order, 'vanished'> =>
  refusal['username'] === undefined ? {} : { vanished: asked?.username };

export type Buying = ReturnType<typeof useBuying>;
