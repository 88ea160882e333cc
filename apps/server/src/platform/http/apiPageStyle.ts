/** Dresses the API's page in the product's night colours: a style sheet, served by the server beside the plugin's own. */
export const API_PAGE_STYLE = `
:root {
  color-scheme: dark;
  --ink: #0e0a22;
  --night: #181233;
  --dusk: #241b4a;
  --plum: #382a6e;
  --haze: #6450b4;
  --mist: #bdb2e6;
  --cream: #fff3d6;
  --sun: #ffcf4d;
  --mint: #62e6a4;
  --sky: #74ccff;
  --rose: #ff6f85;
  --ember: #ff8a3c;
}
html body {
  background: var(--night);
}
#swagger-ui,
#swagger-ui :is(.info, .opblock-tag, .opblock, .opblock-summary-path, .opblock-description-wrapper, .renderedMarkdown, .tab, .model, .model-title, .response-col_status, .response-col_links, .parameter__name, .parameter__type, .parameter__in, .col_header, h1, h2, h3, h4, h5, p, li, label, td, th, section, a.nostyle, small, .scheme-container, .servers-title, .auth-container, .dialog-ux *, .prop-type, .prop-format, .brace-open, .brace-close, .loading-container .loading::after) {
  color: var(--cream);
}
#swagger-ui :is(.opblock-summary-path, .parameter__name, .model, code, pre, textarea, .microlight) {
  font-family: ui-monospace, "SF Mono", Menlo, Consolas, monospace;
}
#swagger-ui .renderedMarkdown code {
  background: var(--ink);
  color: var(--sun);
}
#swagger-ui .info .title {
  font-size: 28px;
}
#swagger-ui .info .title small {
  background: var(--plum);
}
#swagger-ui .info .title small.version-stamp {
  background: var(--haze);
}
#swagger-ui :is(.info a, .link) {
  color: var(--sky);
}
#swagger-ui :is(.parameter__in, .parameter__type, .response-col_links, .prop-format, .opblock-summary-description) {
  color: var(--mist);
}
#swagger-ui .parameter__name.required::after,
#swagger-ui .parameter__name.required span {
  color: var(--rose);
}
#swagger-ui .scheme-container,
#swagger-ui .opblock .opblock-section-header,
#swagger-ui .dialog-ux .modal-ux {
  background: var(--dusk);
  box-shadow: none;
}
#swagger-ui .dialog-ux .modal-ux {
  border: 3px solid var(--ink);
  border-radius: 0;
}
#swagger-ui .opblock-tag {
  border-bottom: 3px solid var(--plum);
}
#swagger-ui .opblock-tag:hover {
  background: var(--dusk);
}
#swagger-ui .opblock {
  --verb: var(--haze);
  background: var(--dusk);
  border: 0;
  border-left: 8px solid var(--verb);
  border-radius: 0;
  box-shadow: none;
}
#swagger-ui .opblock .opblock-summary,
#swagger-ui .opblock.is-open .opblock-summary {
  border-color: var(--ink);
}
#swagger-ui .opblock .opblock-summary-method {
  background: var(--verb);
  border-radius: 0;
  color: var(--ink);
  text-shadow: none;
}
#swagger-ui .opblock.opblock-get {
  --verb: var(--sky);
}
#swagger-ui .opblock.opblock-post {
  --verb: var(--mint);
}
#swagger-ui .opblock:is(.opblock-put, .opblock-patch) {
  --verb: var(--ember);
}
#swagger-ui .opblock.opblock-delete {
  --verb: var(--rose);
}
#swagger-ui :is(svg.arrow, .expand-operation, .opblock-control-arrow, .authorization__btn, .json-schema-2020-12-accordion__icon) :is(svg, path) {
  fill: var(--mist);
}
#swagger-ui .model-toggle::after {
  filter: invert(1);
}
#swagger-ui :is(.btn, select, input[type="text"], input[type="password"], textarea) {
  background: var(--night);
  border: 3px solid var(--haze);
  border-radius: 0;
  box-shadow: none;
  color: var(--cream);
}
#swagger-ui .btn:hover {
  border-color: var(--sun);
}
#swagger-ui .btn.execute {
  background: var(--sun);
  border-color: var(--ink);
  color: var(--ink);
}
#swagger-ui .btn.cancel {
  color: var(--rose);
}
#swagger-ui .btn.authorize {
  border-color: var(--mint);
  color: var(--mint);
}
#swagger-ui .btn.authorize svg {
  fill: var(--mint);
}
#swagger-ui :is(.highlight-code > .microlight, .curl-command .curl, .responses-inner pre, .opblock-body pre.microlight, .model-box, .json-schema-2020-12) {
  background: var(--ink) !important;
  border-radius: 0;
}
#swagger-ui :is(.tab li button.tablinks, .model-box, .model-box *, .json-schema-2020-12 *) {
  color: var(--cream);
}
#swagger-ui :is(.opblock-tag, .btn, .opblock-summary-control, .model-box-control, select, input, textarea):focus-visible {
  outline: 3px solid var(--sun);
  outline-offset: 2px;
}
`;
