import { ColorItem, ColorPalette } from '@storybook/addon-docs/blocks';
import { colorNotes } from '../../../../packages/ui/src/theme/colorNotes';
import { dark } from '../../../../packages/ui/src/theme/dark';
import { light, type ThemeColors } from '../../../../packages/ui/src/theme/light';
import { Page } from '../kit/Page';

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
