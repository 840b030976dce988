import { ColorItem, ColorPalette } from '@storybook/addon-docs/blocks';
import { Card } from '../../../../packages/ui/src/components/Card/Card';
import { CopyButton } from '../../../../packages/ui/src/components/CopyButton/CopyButton';
import { Icon } from '../../../../packages/ui/src/components/Icon/Icon';
import { Money } from '../../../../packages/ui/src/components/Money/Money';
import { StatusPill } from '../../../../packages/ui/src/components/StatusPill/StatusPill';
import { colorNotes } from '../../../../packages/ui/src/theme/colorNotes';
import { dark } from '../../../../packages/ui/src/theme/dark';
import { light, type ThemeColors } from '../../../../packages/ui/src/theme/light';
import { border, color, fontSize, fontWeight, type icon, space } from '../../../../packages/ui/src/tokens';
import { StoryLink } from '../../docs/StoryLink';
import { Page, RuledRow } from '../kit/Page';
import { TokenRows } from '../kit/TokenRows';
import { meantPairs, written } from './contrastRatios';
import { toDesignTokens } from './designTokens';

const themes = { light: 'Light', dark: 'Dark' } as const;
const themeNames = ['light', 'dark'] as const;

/** Every colour in both themes, with its use. */
export const ColourPage = () => (
  <Page
    title="Colour"
    lead="Named by use, never by hue. Each name has a value in both themes; screens take the name, so a theme changes without a screen knowing. Green and red belong to meaning alone."
  >
    <ColorPalette>
      {(Object.keys(light) as (keyof ThemeColors)[])
        // Elevation shows the shadows.
        .filter((name) => !name.startsWith('shadow'))
        .map((name) => (
          <ColorItem
            key={name}
            title={`color.${name}`}
            subtitle={colorNotes[name]}
            colors={{ light: light[name], dark: dark[name] }}
          />
        ))}
    </ColorPalette>
  </Page>
);

interface PairProps {
  front: keyof ThemeColors;
  ground: keyof ThemeColors;
  use: 'Text' | 'Mark';
}

/** A pair of colours as it is used. The colour of a mark may be too pale for letters, so its name is next to it. */
function Pair({ front, ground, use }: PairProps) {
  const name = `${front} on ${ground}`;
  const colors = { color: color[front], background: color[ground], padding: space[2] };
  if (use === 'Text') return <span style={colors}>{name}</span>;
  return (
    <span>
      <span style={colors}>
        <Icon name="check" />
      </span>{' '}
      {name}
    </span>
  );
}

/** The colours that screens use on each ground in both themes, with their contrast. */
export const ContrastPage = () => (
  <Page
    title="Contrast"
    lead="Ratios by the formula of WCAG 2.2, computed from the tokens. Text needs 4.5, borders of controls and marks that carry meaning need 3. A test keeps every pair below at or above its least in both themes."
  >
    {themeNames.map((theme) => (
      <Card key={theme} heading={`${themes[theme]}: ${meantPairs(theme).length} pairs in use`}>
        <ul>
          {meantPairs(theme).map(({ front, ground, use, ratio, least, passes }) => (
            <RuledRow key={`${use} ${front} ${ground}`} data-theme={theme}>
              <Pair {...{ front, ground, use }} />
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

const line = `${border.strong} solid ${color.lineStrong}`;
const { shadowCard, shadowRaised } = light;

/** Shadows, corners, borders and the order of layers. */
export const ElevationPage = () => (
  <Page
    title="Elevation"
    lead="Paper and sheets: a hairline separates, a shadow means that something floats. The dark theme lifts by lighter ground and a hairline, since a shadow is not seen there."
  >
    <TokenRows
      heading="Shadows"
      group="color"
      tokens={{ shadowCard, shadowRaised }}
      uses={colorNotes}
      sample={(_value, name) =>
        themeNames.map((theme) => (
          <div key={theme} data-theme={theme} style={{ padding: space[6], background: color.canvas }}>
            <div
              style={{
                ...{ blockSize: space[16], background: color.surface },
                boxShadow: color[name as 'shadowCard'],
              }}
            />
          </div>
        ))
      }
    />
    <TokenRows
      heading="Corners"
      group="radius"
      sample={(value) => <div style={{ blockSize: space[10], border: line, borderRadius: value }} />}
    />
    <TokenRows
      heading="Borders"
      group="border"
      sample={(value) => <div style={{ borderBlockStart: `${value} solid ${color.ink}` }} />}
    />
    <TokenRows heading="Layers, from the page up" group="layer" />
  </Page>
);

/** Distances, control heights, the layout's measures and its breakpoints. */
export const SpacingPage = () => (
  <Page
    title="Spacing"
    lead="One step is 4 px at 100 % text, and grows with it. A component has no outer margin: what lays it out leaves the gap."
  >
    <TokenRows
      heading="Distances"
      group="space"
      sample={(value) => <div style={{ inlineSize: value, blockSize: space[4], background: color.accent }} />}
    />
    <TokenRows
      heading="Heights of controls"
      group="control"
      sample={(value) => (
        <div style={{ blockSize: value, border: `${border.hair} solid ${color.lineStrong}` }} />
      )}
    />
    <TokenRows
      heading="Sides of icons"
      group="icon"
      sample={(_value, name) => <Icon name="wallet" size={name as keyof typeof icon} />}
    />
    <TokenRows heading="The frame" group="frame" />
    <TokenRows heading="Where the layout changes (px)" group="breakpoint" />
  </Page>
);

const json = JSON.stringify(toDesignTokens(), null, 2);

/** The tokens as a file. */
export const TokensPage = () => (
  <Page
    title="Tokens"
    lead="Every colour, distance, size and duration has a name, and screens use nothing else. Each page of Foundations shows its tokens with their uses and a button to copy the name."
  >
    <Card heading="All tokens as one file">
      <p>
        In the format of the Design Tokens Community Group (DTCG), for Figma and other tools: both themes and
        both brands.
      </p>
      <p>
        <a
          href={`data:application/json;charset=utf-8,${encodeURIComponent(json)}`}
          download="tokens.json"
          // As tall as a finger needs.
          style={{ display: 'inline-block', paddingBlock: space[1] }}
        >
          Download tokens.json
        </a>
      </p>
      <CopyButton text={json} label="Copy the JSON" />
    </Card>
    <Card heading="By kind">
      <p>
        <StoryLink to="/docs/foundations-colour--docs">Colours</StoryLink>,{' '}
        <StoryLink to="/docs/foundations-spacing--docs">spacing</StoryLink>,{' '}
        <StoryLink to="/docs/foundations-type--docs">type</StoryLink>,{' '}
        <StoryLink to="/docs/foundations-elevation--docs">elevation</StoryLink> and{' '}
        <StoryLink to="/docs/foundations-motion--docs">motion</StoryLink>.
      </p>
    </Card>
  </Page>
);

/** The typeface, its sizes and weights, and the alignment of numbers. */
export const TypePage = () => (
  <Page
    title="Type"
    lead="Geist, served by the portal itself. Sizes are in rem, so that all of it survives text at 200 %. Figures are tabular everywhere: digits below each other line up."
  >
    <TokenRows
      heading="Sizes"
      group="fontSize"
      sample={(value) => <p style={{ fontSize: value }}>One ledger: $12,480.50</p>}
    />
    <TokenRows
      heading="Weights"
      group="fontWeight"
      sample={(value) => (
        <p style={{ fontWeight: value, fontSize: fontSize.dialog }}>Every balance, accounted for</p>
      )}
    />
    <TokenRows
      heading="Faces"
      group="fontFamily"
      sample={(value) => <p style={{ fontFamily: value }}>TXh8…4fKq, Łukasz, ₹41,500.00</p>}
    />
    <Card heading="Amounts are large and tight, with smaller and lighter cents">
      <p style={{ fontSize: fontSize.money, fontWeight: fontWeight.money }}>
        <Money figure="usable" value="12480.50" variant="display" />
      </p>
    </Card>
  </Page>
);
