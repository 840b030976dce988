import styled from 'styled-components';
import { Card } from '../../../../packages/ui/src/components/Card/Card';
import { colorNotes } from '../../../../packages/ui/src/theme/colorNotes';
import { dark } from '../../../../packages/ui/src/theme/dark';
import { light, type ThemeColors } from '../../../../packages/ui/src/theme/light';
import { border, color, fontSize, media, radius, space } from '../../../../packages/ui/src/tokens';
import { Page } from '../kit/Page';
import { TokenName } from '../kit/TokenName';

type Name = keyof ThemeColors;

const groups: readonly (readonly [heading: string, names: readonly Name[]])[] = [
  ['Grounds', ['canvas', 'surface', 'sunken', 'overlay']],
  ['Lines', ['line', 'lineStrong']],
  ['Text', ['ink', 'inkMuted', 'inkHalf', 'inkFaint']],
  ['Accent', ['accent', 'accentHover', 'accentSoft', 'onAccent', 'accentInk']],
  ['Meaning', ['good', 'goodSoft', 'bad', 'badSoft', 'warn', 'warnSoft']],
  ['The two legs', ['legLeft', 'legRight', 'onLeg']],
  ['The sign-in art', ['artGround', 'artRoot', 'artLeft', 'artRight']],
];

/** Names outside all groups: shadows, which Elevation shows, and any that was forgotten. */
export const ungroupedColors = (Object.keys(light) as Name[]).filter(
  (name) => !groups.some(([, names]) => names.includes(name)),
);

/** Every colour in both themes, with its use. */
export function ColourPage() {
  return (
    <Page
      title="Colour"
      lead="Named by use, never by hue. Each name has a value in both themes; screens take the name, so a theme changes without a screen knowing. Green and red belong to meaning alone."
    >
      {groups.map(([heading, names]) => (
        <Card key={heading} heading={heading}>
          <List>
            {names.map((name) => (
              <Row key={name}>
                <Patches>
                  <Patch data-theme="light" name={name} value={light[name]} />
                  <Patch data-theme="dark" name={name} value={dark[name]} />
                </Patches>
                <span>
                  <TokenName code={`color.${name}`} />
                  <Use>{colorNotes[name]}</Use>
                </span>
              </Row>
            ))}
          </List>
        </Card>
      ))}
    </Page>
  );
}

const Patch = ({ name, value, ...theme }: { name: Name; value: string; 'data-theme': 'light' | 'dark' }) => (
  <Ground {...theme}>
    <Swatch style={{ background: color[name] }} />
    <small>{value}</small>
  </Ground>
);

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 26rem), 1fr));
  gap: ${space[5]};
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: 15rem minmax(0, 1fr);
  align-items: center;
  gap: ${space[2]} ${space[4]};

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Patches = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  overflow: hidden;
  border: ${border.hair} solid ${color.line};
  border-radius: ${radius.box};
`;

const Ground = styled.div`
  display: grid;
  gap: ${space[1]};
  padding: ${space[2]};
  color: ${color.inkMuted};
  background: ${color.surface};
  font-size: ${fontSize.micro};
  overflow-wrap: anywhere;
`;

const Swatch = styled.span`
  block-size: ${space[12]};
  border: ${border.hair} solid ${color.line};
  border-radius: ${radius.small};
`;

const Use = styled.span`
  color: ${color.inkMuted};
`;
