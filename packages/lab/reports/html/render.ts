import type { Report } from '../report.ts';

/**
 * The report as one page that needs nothing else: no script, no fetched font or picture. What draws
 * it is loaded only when it is wanted.
 */
export async function renderHtml(report: Report): Promise<string> {
  const { renderPage } = await import('./page.ts');
  return renderPage(report);
}
