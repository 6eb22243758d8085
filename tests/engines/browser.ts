/** What the tests need from a browser, implemented for each engine. */
export interface Browser {
  /** Opens an address and waits until it has loaded. */
  open(url: string): Promise<void>
  reload(): Promise<void>
  back(): Promise<void>
  /** The JSON value of an expression in the page. */
  evaluate(expression: string): Promise<unknown>
  /** Sets the viewport's size. */
  resize(width: number, height: number): Promise<void>
  /** Clicks at a point of the viewport. */
  click(x: number, y: number): Promise<void>
  /** Presses keys one after another; special ones are {@link keys}. */
  press(text: string): Promise<void>
  setOffline(isOffline: boolean): Promise<void>
  /** The page as a PDF on letter paper, like the browser's print dialog. */
  print(): Promise<Buffer>
  /** A screenshot of the viewport, as PNG. */
  screenshot(): Promise<Buffer>
  close(): Promise<void>
}

/** Code points of WebDriver: https://www.w3.org/TR/webdriver2/#keyboard-actions */
export const keys = {
  tab: "\ue004",
  enter: "\ue006",
  escape: "\ue00c",
  end: "\ue010",
  delete: "\ue017",
} as const

/** The actions of a click and of typing, which WebDriver and WebDriver BiDi share. */
export const clickActions = (x: number, y: number) => [
  {
    type: "pointer",
    id: "mouse",
    parameters: { pointerType: "mouse" },
    actions: [
      { type: "pointerMove", x: Math.round(x), y: Math.round(y), duration: 0 },
      { type: "pointerDown", button: 0 },
      { type: "pointerUp", button: 0 },
    ],
  },
]

export const keyActions = (text: string) => [
  {
    type: "key",
    id: "keyboard",
    actions: [...text].flatMap((value) => [
      { type: "keyDown", value },
      { type: "keyUp", value },
    ]),
  },
]

/** Nothing leaves this machine: over HTTPS there are only other hosts, and here is no proxy. */
export const proxy = { proxyType: "manual", sslProxy: "127.0.0.1:9" }

/** The environment of a visitor in Georgia who reads English. */
export const environment = { ...process.env, TZ: "America/New_York", LANG: "C.UTF-8", LANGUAGE: "en_US" }
