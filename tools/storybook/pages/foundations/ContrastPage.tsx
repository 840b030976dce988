import { Card } from '../../../../packages/ui/src/components/Card/Card';
import { StatusPill } from '../../../../packages/ui/src/components/StatusPill/StatusPill';
import { color, space } from '../../../../packages/ui/src/tokens';
import { Page, RuledRow } from '../kit/Page';
import { meantPairs, written } from './contrastRatios';

const themes = { light: 'Light', dark: 'Dark' } as const;

/** The colours that screens use on each ground in both themes, with their contrast. */
export const ContrastPage = () => (
  <Page
    title="Contrast"
    lead="Ratios by the formula of WCAG 2.2, computed from the tokens. Text needs 4.5, borders of controls and marks that carry meaning need 3. A test keeps every pair below at or above its least in both themes."
  >
    {(Object.keys(themes) as (keyof typeof themes)[]).map((theme) => (
      <Card key={theme} heading={`${themes[theme]}: ${meantPairs(theme).length} pairs in use`}>
        <ul>
          {meantPairs(theme).map(({ front, ground, use, ratio, least, passes }) => (
            <RuledRow key={`${use} ${front} ${ground}`} data-theme={theme}>
              <span style={{ color: color[front], background: color[ground], padding: space[2] }}>
                {front} on {ground}
              </span>
              <span>
                {use}, at least {least}{' '}
                <StatusPill
                  variant={passes ? 'good' : 'bad'}
                >{`${written(ratio)} ${passes ? 'passes' : 'fails'}`}</StatusPill>
              </span>
            </RuledRow>
          ))}
        </ul>
      </Card>
    ))}
  </Page>
);
