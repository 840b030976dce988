import type { NameCheck } from '../../../components/CheckMark/nameCheck';
import type { Freshness } from '../../../components/Freshness/freshness';
import type { ConfirmedWrite } from '../../../confirm/VerifyDialog/confirmedWrite';
import type { Verification } from '../../../forms/verification';
import type { Remote } from '../../../remote';
import type { Package } from './package';

/** A purchase: `amount` is a plain decimal text, `username` names whose the package will be. */
export type PurchaseValues = {
  packageId: string;
  amount: string;
  username: string;
};

/** What buying needs, for bot and live packages alike. */
export interface BuyingProps {
  packages: Remote<readonly Package[]>;
  /** USD in the Receiving Wallet, decimal text; undefined where the server named none. */
  balance: Remote<string | undefined>;
  /** How old the balance is; absent where nobody can say. */
  freshness?: Freshness | undefined;
  /** The member's own name. */
  username: string;
  /** The check of the newest name that was entered. */
  userCheck?: NameCheck | undefined;
  /** How a purchase for another member is confirmed (D137); absent where the server asks for no code. */
  secondFactor?: Verification | undefined;
  /** Its form has the fields `username`, `amount`, `package`; its dialog has `code`. */
  write: ConfirmedWrite<PurchaseValues>;
  /** The field was left with a name that is not checked yet. */
  onUserEntered: (username: string) => void;
  /** Six seconds after a purchase the member goes to the history (B §9), unless they left or chose to stay. */
  onHistoryDue: () => void;
}
