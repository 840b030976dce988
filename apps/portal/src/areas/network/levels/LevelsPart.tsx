import { LinkAlone } from '@portal/ui';
import { addresses } from '@portal/ui/addresses';
import { nextStepMessages } from '@portal/ui/text/nextStepMessages';
import type { Remote } from '@portal/ui';
import { LevelsCard, type Counted } from '@portal/ui/charts';
import type { DownlineLevel } from '@portal/ui/screens/network';
import { useState } from 'react';
import { useSheetFile } from '../../../shared/exports/useSheetFile';
import { toLevelsChart } from './levelsPicture.mappers';

export interface LevelsPartProps {
  /** Those of the list, so that nothing is asked for twice. */
  levels: Remote<readonly DownlineLevel[]>;
  /** The level whose bar is pressed; it narrows the list on the screen. */
  only: number | undefined;
  onOnly: (level: number | undefined) => void;
}

/** The team by level as a picture. It comes after its screen, with the charts. */
export function LevelsPart({ levels, only, onOnly }: LevelsPartProps) {
  const [counted, setCounted] = useState<Counted>('members');
  const saved = useSheetFile();
  return (
    <LevelsCard
      nextStep={<LinkAlone href={addresses.dashboard}>{nextStepMessages.shareLink}</LinkAlone>}
      levels={levels.state === 'ready' ? { ...levels, data: toLevelsChart(levels.data, counted) } : levels}
      counted={counted}
      onCounted={setCounted}
      chosen={only === undefined ? undefined : String(only)}
      onChosen={(key) => onOnly(key === undefined ? undefined : Number(key))}
      onSaved={saved}
    />
  );
}
