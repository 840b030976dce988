import { describe, expect, it } from 'vitest';
import type { ChosenImage } from '../../../../components/ImageField/useImage';
import { getReport, reportSchema, type ReportFields } from './reportForm';

const source = new File(['picture'], 'IMG_2031.heic', { lastModified: 1_700_000_000_000 });
const made = () => new File(['made'], 'image.jpg', { type: 'image/jpeg' });
const image = (): ChosenImage => ({ source, turns: 0, file: made() });
const fields = (more: Partial<ReportFields> = {}): ReportFields => ({
  amount: '8825',
  transactionId: 'UTR1',
  comment: '',
  image: image(),
  ...more,
});
const method = { id: '3', name: 'Bank transfer', rate: '88.25' };

const getFaults = async (values: ReportFields, rate?: string) => {
  try {
    await reportSchema(rate).validate(values, { abortEarly: false });
    return [];
  } catch (error) {
    return (error as { errors: string[] }).errors;
  }
};

describe('the rules of a report', () => {
  it('lets a whole one through, with a rate and without', async () => {
    expect(await getFaults(fields(), '88.25')).toEqual([]);
    expect(await getFaults(fields({ amount: '0.01' }))).toEqual([]);
  });

  it.each([
    ['', 'This Field Is Required.'],
    ['0', 'Enter an amount above 0.'],
    ['0.00', 'Enter an amount above 0.'],
    ['1e3', 'Enter a number, like 1,234.50.'],
    ['0.44', 'This is less than a cent.'],
  ])('refuses the amount %j: %s [A §3 Deposit transaction]', async (amount, fault) => {
    expect(await getFaults(fields({ amount }), '88.25')).toContain(fault);
  });

  it('requires an id and a prepared image [A §3 Deposit transaction]', async () => {
    expect(await getFaults(fields({ transactionId: ' ' }))).toEqual(['This Field Is Required.']);
    expect(await getFaults(fields({ image: undefined }))).toContain('This Field Is Required.');
    expect(await getFaults(fields({ image: { source, turns: 0 } }))).toEqual([
      'We’re still preparing the image.',
    ]);
  });
});

describe('what is sent', () => {
  it('has the whole amount and the prepared image', () => {
    const report = getReport(method, fields({ comment: ' Paid ' }));
    expect(report).toMatchObject({
      methodId: '3',
      amount: '8825.00',
      transactionId: 'UTR1',
      comment: 'Paid',
    });
    expect(report?.image).toMatchObject({ name: 'image.jpg', type: 'image/jpeg', size: 4 });
  });

  it('gives the image the date of the chosen file, so the same choice is recognised', () => {
    const dates = [fields(), fields()].map((one) => getReport(method, one)?.image.lastModified);
    expect(dates).toEqual([source.lastModified, source.lastModified]);
  });

  it('is undefined until the image is prepared', () => {
    expect(getReport(method, fields({ image: { source, turns: 0 } }))).toBeUndefined();
  });
});
