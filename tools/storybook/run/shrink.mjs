/** Runs in a page of its own: a picture made smaller, as base64. */
async function shrinkHere({ png, scale }) {
  const answer = await fetch(`data:image/png;base64,${png}`);
  const exact = await createImageBitmap(await answer.blob());
  const [width, height] = [exact.width, exact.height].map((px) => Math.round(px * scale));
  const sheet = new OffscreenCanvas(width, height);
  const pen = sheet.getContext('2d');
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(exact, 0, 0, width, height);
  exact.close();
  const small = await sheet.convertToBlob({ type: 'image/webp', quality: 0.7 });
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result.slice(reader.result.indexOf(',') + 1));
    reader.readAsDataURL(small);
  });
}

/**
 * Makes pictures small in a page that shows nothing. The page that is photographed takes each of its pictures at one
 * scale alone: another between them draws what is on its tiles again, and a little otherwise.
 */
export async function createShrinker(browser) {
  const context = await browser.newContext();
  const page = await context.newPage();
  return (png, scale) => page.evaluate(shrinkHere, { png, scale });
}
