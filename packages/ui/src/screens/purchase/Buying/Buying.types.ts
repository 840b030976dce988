import type { NameCheck } from '../../../components/CheckMark/nameCheck';
import type { Freshness } from '../../../components/Freshness/freshness';
import type { ConfirmedWrite } from '../../../confirm/VerifyDialog/confirmedWrite';
import type { Verification } from '../../../forms/SecondFactorField';
import type { Remote } from '../../../remote';
import type { Package } from './package';

/** A purchase. `amount` is a plain decimal text, and `username` is the owner of the package. */
export type PurchaseValues = {
  packageId: string;
  amount: string;
  username: string;
};

/** The data for buying, for bot and live packages alike. */
export interface BuyingProps {
  packages: Remote<readonly Package[]>;
  /** USD in the Receiving Wallet, decimal text. Undefined where the server sends none. */
  balance: Remote<string | undefined>;
  /** The age of the balance. Absent where it is unknown. */
  freshness?: Freshness | undefined;
  /** The member's own name. */
  username: string;
  /** The check of the newest entered name. */
  userCheck?: NameCheck | undefined;
  /** How a purchase for another member is confirmed (D137). Absent where the server requires no code. */
  secondFactor?: Verification | undefined;
  /** Its form has the fields `username`, `amount`, `package`. Its dialog has `code`. */
  write: ConfirmedWrite<PurchaseValues>;
  /** The field lost the focus with an unchecked name. */
  onUserEntered: (username: string) => void;
  /** Six seconds after a purchase the history opens (B §9), unless the member left or chose to stay. */
  onHistoryDue: () => void;
}
