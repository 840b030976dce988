import { useState } from 'react';
import type { ProfileTab } from './profileTabs';

/** Which tabs have unsaved input, and how each tab reports it. */
export function useUnsaved() {
  const [unsaved, setUnsaved] = useState<ReadonlySet<ProfileTab>>(new Set());
  const note = (tab: ProfileTab) => (dirty: boolean) =>
    setUnsaved((before) => {
      if (before.has(tab) === dirty) return before;
      const others = [...before].filter((one) => one !== tab);
      return new Set(dirty ? [...others, tab] : others);
    });
  return { isUnsaved: (tab: ProfileTab) => unsaved.has(tab), note };
}
