import type { Destination } from '../../../components/DestinationDetails/DestinationDetails';
import type { SentForm } from '../../../forms/FormAnswer';
import type { Remote } from '../../../remote';
import type { Verification } from '../../../forms/SecondFactorField';

/** The offered networks (A §9). */
export type Network = 'USDT BEP20' | 'USDT TRC20';

export interface DestinationValues {
  network: Network;
  /** The whole address, as shown when the member confirmed. */
  address: string;
  /** The code of the member's second factor. */
  code: string;
}

export interface WithdrawSettingsTabProps {
  /** Once an address or an account number is saved, everything is locked (A §4, D48). */
  destination: Remote<Destination>;
  verification: Verification;
  /** Its fields are the keys of DestinationValues. */
  form: SentForm;
  /** The member confirmed. From now on the destination can't be changed. */
  onSaved: (values: DestinationValues) => void;
  onDirty?: (dirty: boolean) => void;
}
