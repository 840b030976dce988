import { LinkAlone } from '@portal/ui';
import { addresses } from '@portal/ui/addresses';
import { nextStepMessages } from '@portal/ui/text/nextStepMessages';
import type { Remote } from '@portal/ui';
import { LevelsCard, type Counted } from '@portal/ui/charts';
import type { DownlineLevel } from '@portal/ui/screens/network';
import { useState } from 'react';
import { useSheetFile } from '@portal/portal-core/exports/useSheetFile';
import { toLevelsChart } from './levelsChart.mappers';

export interface LevelsPartProps {
  /** The list's levels, so no second request is needed. */
  levels: Remote<readonly DownlineLevel[]>;
  /** The level of the pressed bar, which filters the list on the screen. */
  only: number | undefined;
  onOnly: (level: number | undefined) => void;
}

/** The team by level as a chart. It loads after its screen, with the charts. */
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
