import { expect, it } from 'vitest';
import { brokerLabels, checkBroker, type BrokerFormValues } from './brokerForm';

const source = new File(['x'], 'account.png', { type: 'image/png' });
const whole: BrokerFormValues = {
  username: 'amara21',
  platform: 'MetaTrader 5',
  account: '5012345',
  password: 'trader pass 1',
  investorPassword: 'investor pass 1',
  server: 'Atlas-Live',
  file: { source, turns: 0, file: source },
};

it('takes what is whole', () => expect(checkBroker(whole)).toEqual({}));

it.each(Object.keys(brokerLabels) as (keyof BrokerFormValues)[])(
  '%s must not be empty (A §5) [A §5 Broker setting]',
  (field) => {
    const empty = { ...whole, [field]: field === 'file' ? undefined : '  ' };
    expect(checkBroker(empty)).toEqual({ [field]: `${brokerLabels[field]} is Required` });
  },
);

// Proves: imageMessages.notReady
it('waits for an image that is being prepared', () => {
  expect(checkBroker({ ...whole, file: { source, turns: 0 } })).toEqual({
    file: 'We’re still preparing the image.',
  });
});
