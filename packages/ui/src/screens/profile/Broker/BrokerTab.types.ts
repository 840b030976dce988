import type { SentForm } from '../../../forms/FormAnswer';
import type { Remote } from '../../../remote';

/** The account at the broker (A §3, `trading_*`). */
export interface BrokerDetails {
  username: string;
  platform: string;
  account: string;
  password: string;
  investorPassword: string;
  server: string;
}

/** What is sent: all of it, with the picture. */
export type BrokerValues = BrokerDetails & { file: File };

export interface BrokerTabProps {
  /** '' for what was never saved. */
  broker: Remote<BrokerDetails>;
  /** Its fields are those of BrokerValues. */
  form: SentForm;
  onSaved: (values: BrokerValues) => void;
  onDirty?: (dirty: boolean) => void;
}
