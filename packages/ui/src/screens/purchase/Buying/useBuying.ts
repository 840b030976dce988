import { useState } from 'react';
import type { FieldErrors } from '../../../forms/rules/serverErrors';
import type { BuyingProps, PurchaseValues } from './Buying.types';
import type { Package } from './package';
import { emptyDraft, type PurchaseDraft } from './purchase';

/** A purchase while its dialogs are open. */
export interface Order {
  pack: Package;
  /** The initial values of the dialogs. */
  start: PurchaseDraft;
  /**
   * The owner, then the amount where the price is a range. `question` keeps the earlier dialogs closed, because one
   * that opened at the same moment would hide it from screen readers.
   */
  step: 'whom' | 'amount' | 'question';
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
export function useBuying({ write }: Pick<BuyingProps, 'write'>) {
  const { asked, form } = write;
  const [order, setOrder] = useState<Order>();
  const [bought, setBought] = useState<Bought>();
  const [last, setLast] = useState({ asked, saved: form.saved, refusal: form.refusal });
  if (last.asked !== asked || last.saved !== form.saved || last.refusal !== form.refusal) {
    // The answer clears `asked`, so its value is kept in `last`.
    setLast({ asked, saved: form.saved, refusal: form.refusal });
    if (order?.step === 'question' && last.asked && !asked) setOrder({ ...order, step: 'whom' });
    if (order && form.refusal && last.refusal !== form.refusal)
      setOrder({ ...order, ...toStep(form.refusal, order), ...getVanished(form.refusal, last.asked) });
    if (last.saved !== form.saved && last.asked && order) {
      setBought({ ...last.asked, pack: order.pack });
      setOrder(undefined);
    }
  }
  return {
    order,
    bought,
    refusal: order?.before === form.refusal ? undefined : form.refusal,
    open: (pack: Package) => setOrder({ pack, start: emptyDraft, step: 'whom', before: form.refusal }),
    /** Opens the confirmation directly, with the earlier input. */
    reopen: (pack: Package, start: PurchaseDraft, values: PurchaseValues) => {
      setOrder({ pack, start, step: 'question', before: form.refusal });
      write.onAsked(values);
    },
    goTo: (step: Order['step']) => order && setOrder({ ...order, step }),
    ask: (values: PurchaseValues) => {
      if (order) setOrder({ ...order, before: form.refusal });
      write.onAsked(values);
    },
    close: () => setOrder(undefined),
    buyAnother: () => setBought(undefined),
  };
}

/** The dialog in which the member can correct a refusal. */
const toStep = (refusal: FieldErrors, { pack }: Order): Pick<Order, 'step'> => ({
  step: refusal['amount'] !== undefined && pack.price?.kind === 'variable' ? 'amount' : 'whom',
});

const getVanished = (refusal: FieldErrors, asked: PurchaseValues | undefined): Pick<Order, 'vanished'> =>
  refusal['username'] === undefined ? {} : { vanished: asked?.username };

export type Buying = ReturnType<typeof useBuying>;
