import type { Destination } from '../../../components/DestinationDetails/destination';
import type { SentForm } from '../../../forms/FormAnswer';
import type { Remote } from '../../../remote';
import type { Verification } from '../../../forms/verification';

/** The networks that are offered (A §9). */
export type Network = 'USDT BEP20' | 'USDT TRC20';

export interface DestinationValues {
  network: Network;
  /** The whole address, as it was shown when the member confirmed. */
  address: string;
  /** The proof, by the member's way of confirming. */
  code: string;
}

export interface WithdrawSettingsTabProps {
  /** Once an address or an account number is saved, all of it is locked (A §4, D48). */
  destination: Remote<Destination>;
  verification: Verification;
  /** Its fields are the keys of DestinationValues. */
  form: SentForm;
  /** The member confirmed. From here on the destination can't be changed. */
  onSaved: (values: DestinationValues) => void;
  onDirty?: (dirty: boolean) => void;
}
