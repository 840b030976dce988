import { Icon } from '../../../../packages/ui/src/components/Icon/Icon';
import { border, breakpoint, color, control, frame, icon, space } from '../../../../packages/ui/src/tokens';
import { notes } from '../../../../packages/ui/src/tokens/notes';
import { Page } from '../kit/Page';
import { TokenRows } from '../kit/TokenRows';

/** Distances, control heights, the layout's measures and its breakpoints. */
export const SpacingPage = () => (
  <Page
    title="Spacing"
    lead="One step is 4 px at 100 % text, and grows with it. A component has no outer margin: what lays it out leaves the gap."
  >
    <TokenRows
      heading="Distances"
      group="space"
      tokens={space}
      uses={notes.space}
      sample={(value) => <div style={{ inlineSize: value, blockSize: space[4], background: color.accent }} />}
    />
    <TokenRows
      heading="Heights of controls"
      group="control"
      tokens={control}
      uses={notes.control}
      sample={(value) => (
        <div style={{ blockSize: value, border: `${border.hair} solid ${color.lineStrong}` }} />
      )}
    />
    <TokenRows
      heading="Sides of icons"
      group="icon"
      tokens={icon}
      uses={notes.icon}
      sample={(_value, name) => <Icon name="wallet" size={name} />}
    />
    <TokenRows heading="The frame" group="frame" tokens={frame} uses={notes.frame} />
    <TokenRows
      heading="Where the layout changes (px)"
      group="breakpoint"
      tokens={breakpoint}
      uses={notes.breakpoint}
    />
  </Page>
);
