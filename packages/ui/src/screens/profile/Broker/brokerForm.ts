import type { ChosenImage } from '../../../components/ImageField/chosenImage';
import { errorTexts } from '../../../text/messages';
import { imageWords } from '../../../components/ImageField/imageWords';
import type { BrokerDetails } from './BrokerTab.types';
import { profileWords } from '../profileWords';

export type BrokerFormValues = BrokerDetails & { file: ChosenImage | undefined };

/** The label of each field, which the exact text names: '{field} is Required' (A §5). */
export const brokerLabels: Record<keyof BrokerFormValues, string> = {
  username: profileWords.tradingUsername,
  platform: profileWords.tradingPlatform,
  account: profileWords.tradingAccount,
  server: profileWords.tradingServer,
  password: profileWords.tradingPassword,
  investorPassword: profileWords.investorPassword,
  file: profileWords.tradingFile,
};

/** No field may be empty (A §5). */
export function checkBroker(values: BrokerFormValues): Partial<Record<keyof BrokerFormValues, string>> {
  const errors: Partial<Record<keyof BrokerFormValues, string>> = {};
  for (const field of Object.keys(brokerLabels) as (keyof BrokerFormValues)[]) {
    const value = values[field];
    if (typeof value === 'string' ? value.trim() === '' : value === undefined) {
      errors[field] = errorTexts.required(brokerLabels[field]);
    }
  }
  if (values.file && !values.file.file) errors.file = imageWords.notReady;
  return errors;
}
