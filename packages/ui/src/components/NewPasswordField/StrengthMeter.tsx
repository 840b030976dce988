import { useDeferredValue } from 'react';
import { Meter } from './Meter';
import { measureStrength } from './strength';

export interface StrengthMeterProps {
  password: string;
  known: readonly string[];
}

/** The strength of the input. It may appear later than the characters, which never wait for it. */
export function StrengthMeter({ password, known }: StrengthMeterProps) {
  const looked = useDeferredValue(password);
  return <Meter strength={looked === '' ? undefined : measureStrength(looked, known)} />;
}
