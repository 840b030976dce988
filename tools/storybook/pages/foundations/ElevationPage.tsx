import styled from 'styled-components';
import { colorNotes } from '../../../../packages/ui/src/theme/colorNotes';
import { light } from '../../../../packages/ui/src/theme/light';
import { border, color, layer, radius, space } from '../../../../packages/ui/src/tokens';
import { notes } from '../../../../packages/ui/src/tokens/notes';
import { Page } from '../kit/Page';
import { TokenRows } from '../kit/TokenRows';

const shadows = { shadowCard: light.shadowCard, shadowRaised: light.shadowRaised };

/** Shadows, corners, borders and the order of layers. */
export function ElevationPage() {
  return (
    <Page
      title="Elevation"
      lead="Paper and sheets: a hairline separates, a shadow means that something floats. The dark theme lifts by lighter ground and a hairline, since a shadow is not seen there."
    >
      <TokenRows
        heading="Shadows"
        group="color"
        tokens={shadows}
        uses={{ shadowCard: colorNotes.shadowCard, shadowRaised: colorNotes.shadowRaised }}
        sample={(_value, name) => (
          <Both>
            <Ground data-theme="light">
              <Sheet style={{ boxShadow: color[name] }} />
            </Ground>
            <Ground data-theme="dark">
              <Sheet style={{ boxShadow: color[name] }} />
            </Ground>
          </Both>
        )}
      />
      <TokenRows
        heading="Corners"
        group="radius"
        tokens={radius}
        uses={notes.radius}
        sample={(value) => <Corner style={{ borderRadius: value }} />}
      />
      <TokenRows
        heading="Borders"
        group="border"
        tokens={border}
        uses={notes.border}
        sample={(value) => <Line style={{ borderBlockStartWidth: value }} />}
      />
      <TokenRows heading="Layers, from the page up" group="layer" tokens={layer} uses={notes.layer} />
    </Page>
  );
}

const Both = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  overflow: hidden;
  border-radius: ${radius.box};
`;

const Ground = styled.div`
  padding: ${space[6]};
  background: ${color.canvas};
`;

const Sheet = styled.div`
  block-size: ${space[16]};
  border: ${border.hair} solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
`;

const Corner = styled.div`
  inline-size: 8rem;
  block-size: ${space[10]};
  border: ${border.strong} solid ${color.lineStrong};
`;

const Line = styled.div`
  border-block-start: ${border.hair} solid ${color.ink};
`;
