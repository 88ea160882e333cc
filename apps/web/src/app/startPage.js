/**
 * Runs the page's code once the browser has drawn what the server sent, and shows a sentence when it cannot run it. Old browsers must
 * be able to parse this file: the build compiles it to ES5 and refuses what it cannot compile. Every first visit loads it, so it is
 * short.
 */
(function startPage() {
  var page = document;
  var ownCode = page.currentScript.getAttribute('data-code');

  function start() {
    var script = page.createElement('script');
    script.type = 'module';
    script.crossOrigin = '';
    script.src = ownCode;
    page.head.appendChild(script);
  }

  function say(text) {
    page.body.innerHTML = `<main role=alert>${text}</main>`;
    page.body.style.cssText =
      'margin:15vh auto;padding:24px;max-width:32em;background:#0e0a22;color:#ece6ff;font:18px/1.6 system-ui,sans-serif';
  }

  function sayTooOld() {
    say('<h1>This browser is too old for PokeSol</h1><p>It works with __SUPPORTED__, and newer.');
  }

  // Of the APIs that the page needs, `URL.canParse` is the newest.
  if ('noModule' in page.createElement('script') && URL.canParse) {
    addEventListener(
      'error',
      function onError(event) {
        // Once React has drawn in place of what the server sent, the page reports errors itself.
        if (!page.querySelector('#root:empty,[data-first-sight]')) return;
        // Invalid JSON also throws a syntax error.
        if (event.error instanceof SyntaxError && !/JSON/.test(event.message)) sayTooOld();
        else if (event.error || event.target.src)
          say(
            '<h1>PokeSol did not start</h1><p>Its code did not load or run. <a href="" style="color:#ffd060">Reload</a>',
          );
      },
      true,
    );
    // A page in the background is not drawn. The next task comes after the frame.
    if (page.hidden) start();
    else
      requestAnimationFrame(function drawn() {
        setTimeout(start);
      });
  } else sayTooOld();
})();
