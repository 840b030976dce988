import { colorNotes } from '../../../../packages/ui/src/theme/colorNotes';
import { light } from '../../../../packages/ui/src/theme/light';
import { border, color, layer, radius, space } from '../../../../packages/ui/src/tokens';
import { notes } from '../../../../packages/ui/src/tokens/notes';
import { Page } from '../kit/Page';
import { TokenRows } from '../kit/TokenRows';

const { shadowCard, shadowRaised } = light;
const line = `${border.strong} solid ${color.lineStrong}`;

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
      uses={{ shadowCard: colorNotes.shadowCard, shadowRaised: colorNotes.shadowRaised }}
      sample={(_value, name) =>
        (['light', 'dark'] as const).map((theme) => (
          <div key={theme} data-theme={theme} style={{ padding: space[6], background: color.canvas }}>
            <div style={{ blockSize: space[16], background: color.surface, boxShadow: color[name] }} />
          </div>
        ))
      }
    />
    <TokenRows
      heading="Corners"
      group="radius"
      tokens={radius}
      uses={notes.radius}
      sample={(value) => <div style={{ blockSize: space[10], border: line, borderRadius: value }} />}
    />
    <TokenRows
      heading="Borders"
      group="border"
      tokens={border}
      uses={notes.border}
      sample={(value) => <div style={{ borderBlockStart: `${value} solid ${color.ink}` }} />}
    />
    <TokenRows heading="Layers, from the page up" group="layer" tokens={layer} uses={notes.layer} />
  </Page>
);
