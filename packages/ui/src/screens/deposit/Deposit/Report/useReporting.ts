import { useState } from 'react';
import type { DepositScreenProps, ReportValues } from '../DepositScreen.types';

/** Whether the report's form is open, and the last report. An accepted report closes its form. */
export function useReporting({ asked, form: { saved } }: DepositScreenProps['report']) {
  const [opened, setOpened] = useState(false);
  const [reported, setReported] = useState<ReportValues>();
  const [last, setLast] = useState({ saved, asked });
  if (last.saved !== saved) {
    setLast({ saved, asked: undefined });
    setReported(last.asked);
    setOpened(false);
  } else if (asked && last.asked !== asked) setLast({ saved, asked });
  return { opened, reported, open: () => setOpened(true), close: () => setOpened(false) };
}
