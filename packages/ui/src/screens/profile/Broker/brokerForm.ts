import type { ChosenImage } from '../../../components/ImageField/useImage';
import { errorTexts } from '../../../text/messages';
import { imageMessages } from '../../../components/ImageField/messages';
import { profileMessages } from '../messages';
import { trimText } from '../../../text/typed/trimText';

/** The broker account (A §3, `trading_*`). */
export interface BrokerDetails {
  username: string;
  platform: string;
  account: string;
  password: string;
  investorPassword: string;
  server: string;
}

export type BrokerFormValues = BrokerDetails & { file: ChosenImage | undefined };

/** The label of each field, for the exact text '{field} is Required' (A §5). */
export const brokerLabels: Record<keyof BrokerFormValues, string> = {
  username: profileMessages.tradingUsername,
  platform: profileMessages.tradingPlatform,
  account: profileMessages.tradingAccount,
  server: profileMessages.tradingServer,
  password: profileMessages.tradingPassword,
  investorPassword: profileMessages.investorPassword,
  file: profileMessages.tradingFile,
};

/** No field may be empty (A §5). */
export function checkBroker(values: BrokerFormValues): Partial<Record<keyof BrokerFormValues, string>> {
  const errors: Partial<Record<keyof BrokerFormValues, string>> = {};
  for (const field of Object.keys(brokerLabels) as (keyof BrokerFormValues)[]) {
    const value = values[field];
    if (typeof value === 'string' ? trimText(value) === '' : value === undefined) {
      errors[field] = errorTexts.required({ field: brokerLabels[field] });
    }
  }
  if (values.file && !values.file.file) errors.file = imageMessages.notReady;
  return errors;
}
