import type { SentForm } from '../../../forms/FormAnswer';
import type { Remote } from '../../../remote';
import type { SecondFactorValue, SteppedUp } from '../../../forms/StepUp/StepUpField';

/** The broker account (A §3, `trading_*`). */
export interface BrokerDetails {
  username: string;
  platform: string;
  account: string;
  password: string;
  investorPassword: string;
  server: string;
}

/** The values to send: every field with the image, and the second factor where the server requires one. */
export type BrokerValues = BrokerDetails & { file: File } & Partial<SecondFactorValue>;

export interface BrokerTabProps extends SteppedUp {
  /** A field that was never saved is ''. */
  broker: Remote<BrokerDetails>;
  /** Its fields are the keys of BrokerValues. */
  form: SentForm;
  onSaved: (values: BrokerValues) => void;
  onDirty?: (dirty: boolean) => void;
}
