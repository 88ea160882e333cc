/**
 * Says so where a browser cannot run the page, in place of an empty one. Old browsers must be able to read this file: the
 * build writes it in ES5, and refuses what it cannot write so. It is part of every first visit, and short.
 */
(function watchStart() {
  var page = document;

  function say(text) {
    page.body.innerHTML = `<main role=alert>${text}</main>`;
    page.body.style.cssText =
      'margin:15vh auto;padding:24px;max-width:32em;background:#0e0a22;color:#ece6ff;font:18px/1.6 system-ui,sans-serif';
  }

  function sayTooOld() {
    say('<h1>This browser is too old for PokeSol</h1><p>It works with __SUPPORTED__, and newer.');
  }

  // `URL.canParse` came last of what the page cannot do without.
  if ('noModule' in page.createElement('script') && URL.canParse)
    addEventListener(
      'error',
      function onError(event) {
        var root = page.getElementById('root');
        // Once something is drawn, the page itself says what is wrong.
        if (!root || root.firstChild) return;
        // Data that cannot be read is a syntax error too.
        if (event.error instanceof SyntaxError && !/JSON/.test(event.message)) sayTooOld();
        else if (event.error || event.target.src)
          say(
            '<h1>PokeSol did not start</h1><p>Its code did not load or run. <a href="" style="color:#ffd060">Reload</a>',
          );
      },
      true,
    );
  else sayTooOld();
})();
