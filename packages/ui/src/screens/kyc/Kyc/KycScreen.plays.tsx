import { useEffect, useState } from 'react';
import type { Canvas } from '../../../testing/listed';
import { userEvent, within } from 'storybook/test';
import { cardPng } from '../../../components/ImageField/ImageField.fixtures';
import { kycMessages } from './messages';
import { imageMessages } from '../../../components/ImageField/messages';
import { KycScreen, type KycScreenProps } from './KycScreen';
import type { KycRefusal } from './Upload/DocumentForm';

export const getSteps = (canvas: Canvas) =>
  within(canvas.getByRole('list', { name: kycMessages.steps })).getAllByRole('listitem');
export const getCurrent = (canvas: Canvas) =>
  getSteps(canvas).find((step) => step.getAttribute('aria-current') === 'step')?.textContent;

/** Chooses an image and waits until it is ready to send. */
export async function give(canvas: Canvas, label: string, name?: string) {
  await userEvent.upload(canvas.getByLabelText(label), await cardPng(name));
  const group = within(await canvas.findByRole('group', { name: label }));
  await group.findByRole('img', { name: imageMessages.previewLabel({ label: label }) });
}

/** Fills in the step of the address proof. */
export async function fill(canvas: Canvas) {
  await userEvent.selectOptions(canvas.getByLabelText(kycMessages.document), 'Utility Bill');
  await userEvent.type(canvas.getByLabelText(kycMessages.number), 'UB20261004');
  await give(canvas, kycMessages.front, 'bill.png');
}

/** Waits until the browser has rendered the change. */
export const rendered = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

interface Shift extends PerformanceEntry {
  value: number;
}

/** Starts to watch layout shifts, and returns the sum so far (CLS). */
export function watchShifts(): () => number {
  const sum = (entries: PerformanceEntryList) =>
    (entries as Shift[]).reduce((total, { value }) => total + value, 0);
  let moved = 0;
  const observer = new PerformanceObserver((list) => {
    moved += sum(list.getEntries());
  });
  observer.observe({ type: 'layout-shift' });
  return () => moved + sum(observer.takeRecords());
}

/** The answer of a try on this page: one from before it would be another document's. */
export function Answered(answer: Omit<KycRefusal, 'type'>) {
  return function Refusing(args: KycScreenProps) {
    const [refusal, setRefusal] = useState<KycRefusal>();
    useEffect(() => setRefusal({ type: 'address', ...answer }), []);
    return <KycScreen {...args} refusal={refusal} />;
  };
}
