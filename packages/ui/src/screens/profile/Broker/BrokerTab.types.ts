import type { SentForm } from '../../../forms/FormAnswer';
import type { Remote } from '../../../remote';
import type { SecondFactorValue, SteppedUp } from '../../../forms/StepUp/StepUpField';

/** The account at the broker (A §3, `trading_*`). */
export interface BrokerDetails {
  username: string;
  platform: string;
  account: string;
  password: string;
  investorPassword: string;
  server: string;
}

/** What is sent: every field, with the picture, and the proof where the server asked for one. */
export type BrokerValues = BrokerDetails & { file: File } & Partial<SecondFactorValue>;

export interface BrokerTabProps extends SteppedUp {
  /** A field that was never saved is ''. */
  broker: Remote<BrokerDetails>;
  /** Its fields are the keys of BrokerValues. */
  form: SentForm;
  onSaved: (values: BrokerValues) => void;
  onDirty?: (dirty: boolean) => void;
}
