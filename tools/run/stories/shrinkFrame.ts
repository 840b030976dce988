// Paints the tests' page at a tenth of its size, because only its layout is read. A transform of the frame changes no
// size inside.
const frame = window.frameElement;
if (frame && 'style' in frame) (frame as HTMLElement).style.transform = 'scale(0.1)';
