import { useState } from 'react';
import styled from 'styled-components';
import { Card } from '../../../../packages/ui/src/components/Card/Card';
import { Segments } from '../../../../packages/ui/src/components/Segments/Segments';
import { space } from '../../../../packages/ui/src/tokens';
import { Page } from '../kit/Page';
import { ContrastMatrix } from './ContrastMatrix';
import { meantPairs } from './contrastRatios';
import { PairList } from './PairList';

const themes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

/** The contrast of each colour on each background, and the pairs that screens may use. */
export function ContrastPage() {
  const [theme, setTheme] = useState<'light' | 'dark'>('light');
  const pairs = meantPairs(theme);
  const failing = pairs.filter(({ passes }) => !passes).length;
  return (
    <Page
      title="Contrast"
      lead="Ratios by the formula of WCAG 2.2, computed from the tokens. Text needs 4.5, borders of controls and marks that carry meaning need 3. A test keeps every pair below at or above its least in both themes."
    >
      <Bar>
        <Segments label="Theme of the ratios" segments={themes} value={theme} onChange={setTheme} />
        <p role="status">
          {pairs.length} pairs in use, {failing === 0 ? 'all pass' : `${failing} fail`}.
        </p>
      </Bar>
      <Card heading="Pairs in use">
        <PairList pairs={pairs} theme={theme} />
      </Card>
      <Card
        heading="Every colour on every ground"
        aside="Outlined: in use. Struck: below 3, for decoration at most."
      >
        <ContrastMatrix theme={theme} />
      </Card>
    </Page>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]} ${space[5]};
`;
