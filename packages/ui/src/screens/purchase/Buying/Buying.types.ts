import type { NameCheck } from '../../../components/CheckMark/nameCheck';
import type { ConfirmedWrite } from '../../../components/VerifyDialog/confirmedWrite';
import type { Remote } from '../../../remote';
import type { Package } from './package';

/** What is bought: `amount` is a plain decimal text, `username` whose the package will be. */
export type PurchaseValues = {
  packageId: string;
  amount: string;
  username: string;
};

/** What buying needs, of bot and live packages alike. */
export interface BuyingProps {
  packages: Remote<readonly Package[]>;
  /** USD in the Receiving Wallet, decimal text; undefined where the server named none. */
  balance: Remote<string | undefined>;
  /** The member's own name. */
  username: string;
  /** Of the newest name that was asked about. */
  userCheck?: NameCheck | undefined;
  /** Its form's fields: `username`, `amount`, `package`. */
  write: ConfirmedWrite<PurchaseValues>;
  /** The field was left with a name that is not checked yet. */
  onUserEntered: (username: string) => void;
  /** Six seconds after a purchase the member goes to the history (B §9), unless they left, or stay. */
  onHistoryDue: () => void;
}
