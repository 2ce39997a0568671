/** Goes to a table from the lobby, sits down, and says the age where it is asked. */
export const sitDownAt = async (page, table) => {
  await page.goto('/');
  const card = page
    .getByRole('article')
    .filter({ has: page.locator(`a[href="/tables/${table}"]`) });
  await card.getByRole('button', { name: /^Sit down/ }).click();
  const ante = page.getByRole('button', { name: /^Ante nothing yet/ });
  const older = page.getByRole('button', { name: /or older$/ });
  await ante.or(older).first().waitFor();
  if (await older.isVisible()) await older.click();
  await ante.waitFor();
};

/** Lays the chosen chip on the ante, and one on each side bet that is there. */
export const layChips = async (page, sides) => {
  await page.getByRole('button', { name: /^Ante nothing yet/ }).click();
  for (const side of sides) {
    const area = page.getByRole('button', { name: new RegExp(`^${side} nothing yet`) });
    if (await area.isVisible()) await area.click();
  }
};

export const place = (page) => page.getByRole('button', { name: /^Place/ }).click();

const stay = (page) => page.getByRole('button', { name: /^(Raise|Bet|Play) \$/ }).first();
const receipt = (page) => page.getByRole('article', { name: /^Receipt of round/ }).first();

/** Waits until the own hand is asked; false where it is not, as the last one in Ricochet may not be. */
export const asked = async (page) => {
  await stay(page).or(receipt(page)).first().waitFor();
  return stay(page).isVisible();
};

export const decide = async (page) => {
  await stay(page).click();
};

export const settled = async (page) => {
  await receipt(page).waitFor();
};
